import { runCrunch } from '#cli/program.ts';
import { endQuietlyWhenNobodyReads } from '#cli/report/terminal.ts';

endQuietlyWhenNobodyReads();
process.exitCode = await runCrunch(process.argv.slice(2), process.env, process);
