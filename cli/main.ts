import { runCrunch } from '#cli/program.ts';
import { endQuietlyWhenNobodyReads } from '#cli/terminal.ts';

endQuietlyWhenNobodyReads();
await runCrunch(process.argv.slice(2), process.env);
