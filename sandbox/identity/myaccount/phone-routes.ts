import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import {
  alreadyThere,
  badBody,
  badCredentials,
  notFound,
  OktaRefusal,
} from '#sandbox/identity/base/okta-refusal.ts';
import {
  codeHash,
  countMessage,
  isCode,
  makeCode,
} from '#sandbox/identity/credentials/one-time-code.ts';
import { accountLink, accountOf } from '#sandbox/identity/myaccount/account-access.ts';
import type { PhoneNumber } from '#sandbox/identity/store/contacts.ts';
import type { User } from '#sandbox/identity/store/users.ts';

const path = '/idp/myaccount/phones';
type ById = { readonly Params: { readonly id: string } };

const added = z.object({
  profile: z.object({
    phoneNumber: z
      .string()
      .trim()
      // With the country's code, as Okta takes them; spaces and dashes do not count.
      .transform((number) => number.replace(/[ ()-]/g, ''))
      .refine((number) => /^\+[1-9]\d{6,14}$/.test(number)),
  }),
  sendCode: z.boolean().optional(),
});
const code = z.object({ verificationCode: z.string().max(20) });

export const registerPhoneRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  const { contacts } = parts.store;

  app.get(path, async (request) => {
    const user = await accountOf(parts, request, 'phone', 'read');
    const phones = await contacts.phones(user.id);
    return Promise.all(phones.map((phone) => phoneBody(parts, phone)));
  });
  app.post(path, async (request, reply) => {
    const user = await accountOf(parts, request, 'phone', 'manage');
    const body = added.safeParse(request.body);
    if (!body.success) throw badBody('phoneNumber');
    const phone = await contacts.addPhone(user.id, body.data.profile.phoneNumber);
    if (phone === undefined) throw alreadyThere('phone');
    if (body.data.sendCode === true) await sendCode(parts, user, phone);
    return reply.code(201).send(await phoneBody(parts, phone));
  });
  app.get<ById>(`${path}/:id`, async (request) => {
    const user = await accountOf(parts, request, 'phone', 'read');
    return phoneBody(parts, await phoneOf(parts, user, request.params.id));
  });
  app.delete<ById>(`${path}/:id`, async (request, reply) => {
    const user = await accountOf(parts, request, 'phone', 'manage');
    const phone = await phoneOf(parts, user, request.params.id);
    await contacts.removePhone(user.id, phone.id);
    return reply.code(204).send();
  });
  registerCodeRoutes(app, parts);
};

const registerCodeRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  app.post<ById>(`${path}/:id/challenge`, async (request) => {
    const user = await accountOf(parts, request, 'phone', 'manage');
    const phone = await phoneOf(parts, user, request.params.id);
    await sendCode(parts, user, phone);
    return { _links: (await phoneBody(parts, phone))._links };
  });
  app.post<ById>(`${path}/:id/verify`, async (request, reply) => {
    const user = await accountOf(parts, request, 'phone', 'manage');
    const { id } = await phoneOf(parts, user, request.params.id);
    const body = code.safeParse(request.body);
    const hash = await parts.store.contacts.phoneCode(id, parts.now());
    if (!body.success || hash === undefined) {
      throw new OktaRefusal({
        status: 400,
        code: 'E0000001',
        summary: 'Api validation failed: factorId and/or verificationCode',
      });
    }
    if (!(await isCode(parts, body.data.verificationCode, { hash, opens: id }))) {
      throw badCredentials();
    }
    await parts.store.contacts.verifyPhone(user.id, id);
    return reply.code(204).send();
  });
};

const phoneOf = async (parts: IdentityParts, user: User, id: string): Promise<PhoneNumber> => {
  const phone = await parts.store.contacts.phone(user.id, id);
  if (phone === undefined) throw notFound(`${id} (Phone)`);
  return phone;
};

/** The sandbox has no phones: the text message is in the mailbox, to the person's address. */
const sendCode = async (parts: IdentityParts, user: User, phone: PhoneNumber): Promise<void> => {
  await countMessage(parts, phone.number);
  const made = makeCode();
  const until = new Date(parts.now().getTime() + parts.settings.lives.recovery * 1000);
  await parts.store.contacts.setPhoneCode(phone.id, codeHash(made, phone.id), until);
  const { locale, firstName } = user.profile;
  parts.mailer.send(user.email, {
    kind: 'text-message',
    locale,
    firstName,
    code: made,
    phone: phone.number,
  });
};

const phoneBody = async (parts: IdentityParts, { id, number, status }: PhoneNumber) => ({
  id,
  profile: { phoneNumber: number },
  status,
  _links: {
    self: accountLink(parts, `phones/${id}`, 'GET', 'DELETE'),
    ...(status === 'UNVERIFIED' && {
      challenge: accountLink(parts, `phones/${id}/challenge`, 'POST'),
    }),
    ...((await parts.store.contacts.phoneCode(id, parts.now())) !== undefined && {
      verify: accountLink(parts, `phones/${id}/verify`, 'POST'),
    }),
  },
});
