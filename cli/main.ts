import { runCrunch } from '#cli/program.ts';
import { signalCodes } from '#cli/report/command-failure.ts';
import { endQuietlyWhenNobodyReads } from '#cli/report/terminal.ts';

endQuietlyWhenNobodyReads();
const code = await runCrunch(process.argv.slice(2), process.env, process);
process.exitCode = code;
// A command that a signal ended may still wait for an answer that nobody wants any more.
if (Object.values<number>(signalCodes).includes(code)) process.exit();
