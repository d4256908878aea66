import { fillBlanks } from '#application/messages/message.ts';
import { callsOfCommands } from '#cli/commands/scenario/command-calls.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import { table } from '#cli/report/table.ts';
import { commandNamed } from '#cli/scenario/command/command-line.ts';
import { type MakeProgram, programOf } from '#cli/session/program-host.ts';
import type { Action, Session } from '#cli/session/session.ts';

/** `crunch scenario calls ["cart add"]`: the names that faults take, by command. */
export const scenarioCalls =
  (makeProgram: MakeProgram): Action =>
  async (session, { args: [wanted] }) => {
    if (wanted !== undefined) refuseUnknown(wanted, makeProgram, session);
    const commands = Object.entries(callsOfCommands)
      .filter(([command]) => wanted === undefined || command === wanted)
      .map(([command, calls]) => ({ command, calls }));
    const { words, terminal } = session;
    return {
      data: {
        commands:
          wanted === undefined || commands.length > 0 ? commands : [{ command: wanted, calls: [] }],
      },
      text: () =>
        commands.length === 0
          ? words['out.noCalls']
          : table(
              [{ title: words['out.command'] }, { title: words['out.calls'] }],
              commands.map(({ command, calls }) => [command, calls.join(' ')]),
              terminal,
            ),
    };
  };

const refuseUnknown = (use: string, makeProgram: MakeProgram, session: Session): void => {
  if (commandNamed(programOf(makeProgram, session), use) !== undefined) return;
  const facts = { name: use, hint: '' };
  throw badUsage(fillBlanks(session.words['error.unknownCommand'], facts), 'command');
};
