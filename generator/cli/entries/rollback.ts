import { Failure } from "../../terminal/failure.ts";
import { exitCodes } from "../exit-codes.ts";
import { rollbackCommand } from "../phases/rollback.ts";

process.exitCode = await exitCodes(rollbackCommand(), Failure);
