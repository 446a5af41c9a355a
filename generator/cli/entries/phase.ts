import { Failure } from "../../terminal/failure.ts";
import { exitCodes } from "../exit-codes.ts";
import { phaseCommand } from "../phases/phase.ts";

process.exitCode = await exitCodes(phaseCommand(), Failure);
