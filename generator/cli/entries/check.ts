import { Failure } from "../../terminal/failure.ts";
import { checkCommand } from "../check.ts";
import { exitCodes } from "../exit-codes.ts";

process.exitCode = await exitCodes(checkCommand(), Failure);
