import { openAdminDatabase } from '#server/admin/admin-place.ts';
import { adminProgram } from '#server/admin/commands.ts';
import { productionUnlessSaid } from '#server/base/config/mode.ts';
import { startFailure } from '#server/start/start-failure.ts';

/** Wrong input of an operator, as for `crunch`. */
const refusedCode = 2;

/**
 * The commands of an operator, `npx crunch-admin`. The rules of production apply, unless CRUNCH_MODE=development
 * is set (D-MODE-01).
 */
try {
  await adminProgram({
    open: () => openAdminDatabase(productionUnlessSaid(process.env)),
    now: () => new Date(),
    print: (text) => process.stdout.write(`${text}\n`),
    refuse: (text) => {
      process.stderr.write(`${text}\n`);
      process.exitCode = refusedCode;
    },
  }).parseAsync();
} catch (cause) {
  process.stderr.write(`${startFailure(cause)}\n`);
  process.exitCode = 1;
}
