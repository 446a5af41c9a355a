import { Failure } from "../../terminal/failure.ts";
import { exitCodes } from "../exit-codes.ts";
import { uploadsCommand } from "../phases/uploads.ts";

process.exitCode = await exitCodes(uploadsCommand(), Failure);
