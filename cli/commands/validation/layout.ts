import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { answerBatch, batchFile } from '#cli/input/batch.ts';
import { parseInput } from '#cli/input/parse.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import type { Action } from '#cli/session/session.ts';
import { layoutOf } from '#domain/session/layout.ts';

const layoutLine = z.object({ path: z.string() });

const layoutData = (path: string) => ({ layout: layoutOf(path) });

/** `crunch layout /all-snacks`, or one path a line of `--batch`. */
export const layout: Action = async (session, input) => {
  const batch = batchFile(input, session);
  if (batch !== undefined) {
    return answerBatch(batch, session, (line) =>
      layoutData(parseInput(layoutLine, line, 'line', session.words).path),
    );
  }
  const [path] = input.args;
  if (path === undefined) {
    throw badUsage(fillBlanks(session.words['error.missingArgument'], { name: 'PATH' }), 'path');
  }
  const data = layoutData(path);
  return { data, text: () => data.layout };
};
