import { Failure } from "../../terminal/failure.ts";
import { downloadCommand } from "../download.ts";
import { exitCodes } from "../exit-codes.ts";

process.exitCode = await exitCodes(downloadCommand(), Failure);
