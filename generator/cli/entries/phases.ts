import { Failure } from "../../terminal/failure.ts";
import { exitCodes } from "../exit-codes.ts";
import { phasesCommand } from "../phases/phases.ts";

process.exitCode = await exitCodes(phasesCommand(), Failure);
