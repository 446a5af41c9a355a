import { Failure } from "../../terminal/failure.ts";
import { exitCodes } from "../exit-codes.ts";
import { updateCommand } from "../update.ts";

process.exitCode = await exitCodes(updateCommand(), Failure);
