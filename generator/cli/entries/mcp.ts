import { Failure } from "../../terminal/failure.ts";
import { exitCodes } from "../exit-codes.ts";
import { mcpCommand } from "../mcp.ts";

process.exitCode = await exitCodes(mcpCommand(), Failure);
