import { Failure } from "../../terminal/failure.ts";
import { askCommand } from "../ask.ts";
import { exitCodes } from "../exit-codes.ts";

process.exitCode = await exitCodes(askCommand(), Failure);
