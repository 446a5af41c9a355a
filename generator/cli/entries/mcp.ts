import { Failure } from "../../terminal/failure.ts";
import { mcpCommand } from "../asking/mcp.ts";
import { exitCodes } from "../exit-codes.ts";

process.exitCode = await exitCodes(mcpCommand(), Failure);
