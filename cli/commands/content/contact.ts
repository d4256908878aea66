import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { parseFlags } from '#cli/input/parse.ts';
import { readText } from '#cli/input/read-input.ts';
import { badUsage, CommandFailure } from '#cli/report/command-failure.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import type { ContactMessage } from '#domain/content/contact-message.ts';

const flagsShape = z.object({
  subject: z.optional(z.string()),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  description: z.optional(z.string()),
  file: z.optional(z.string()),
});

/** `crunch contact send …`; when the shop does not answer, the message is saved in a file. */
export const contactSend: Action = async (session, { flags }) => {
  const { words } = session;
  const given = parseFlags(flagsShape, flags, words);
  if (given.description !== undefined && given.file !== undefined) {
    throw badUsage(words['error.descriptionTwice'], 'file');
  }
  const message: ContactMessage = {
    subject: given.subject ?? '',
    name: given.name ?? '',
    email: given.email ?? '',
    phoneNumber: given.phone ?? '',
    description: given.description ?? (await readText(given.file ?? '', session)),
  };
  try {
    return await withShop(session, async ({ useCases, ask }) => {
      const { reference } = await ask(useCases.content.contactShop(message));
      await rm(draftIn(session), { force: true });
      return {
        data: { reference },
        text: () => fillBlanks(words['out.contact'], { reference }),
      };
    });
  } catch (error) {
    if (error instanceof CommandFailure) await keepDraft(session, message, error);
    throw error;
  }
};

const draftIn = ({ settings }: Session): string => join(settings.stateFolder, 'contact-draft.txt');

/** Only text that exists nowhere else: standard input cannot be read a second time. */
const keepDraft = async (
  session: Session,
  { description }: ContactMessage,
  failure: CommandFailure,
): Promise<void> => {
  if (description === '') return;
  const path = draftIn(session);
  try {
    await mkdir(session.settings.stateFolder, { recursive: true, mode: 0o700 });
    await writeFile(path, description, { mode: 0o600 });
  } catch {
    return;
  }
  const kept = fillBlanks(session.words['hint.draft'], { path });
  failure.hint = failure.hint === undefined ? kept : `${failure.hint}\n${kept}`;
};
