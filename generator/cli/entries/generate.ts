import { Failure } from "../../terminal/failure.ts";
import { exitCodes } from "../exit-codes.ts";
import { generateCommand } from "../generate.ts";

process.exitCode = await exitCodes(generateCommand(), Failure);
