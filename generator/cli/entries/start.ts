import { Failure } from "../../terminal/failure.ts";
import { exitCodes } from "../exit-codes.ts";
import { startCommand } from "../start.ts";

process.exitCode = await exitCodes(startCommand(), Failure);
