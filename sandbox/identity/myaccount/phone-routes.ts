import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import {
  codeHash,
  countMessage,
  isCode,
  makeCode,
} from '#sandbox/identity/credentials/one-time-code.ts';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import {
  badBody,
  badCredentials,
  notFound,
  OktaRefusal,
} from '#sandbox/identity/desk/okta-refusal.ts';
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
      .regex(/^\+?[\d ()-]{7,25}$/),
  }),
  sendCode: z.boolean().optional(),
});
const code = z.object({ verificationCode: z.string().max(20) });

export const registerPhoneRoutes = (app: FastifyInstance, desk: IdentityDesk): void => {
  const { contacts } = desk.store;

  app.get(path, async (request) => {
    const user = await accountOf(desk, request, 'phone', 'read');
    const phones = await contacts.phones(user.id);
    return Promise.all(phones.map((phone) => phoneBody(desk, phone)));
  });
  app.post(path, async (request, reply) => {
    const user = await accountOf(desk, request, 'phone', 'manage');
    const body = added.safeParse(request.body);
    if (!body.success) throw badBody('phoneNumber');
    const phone = await contacts.addPhone(user.id, body.data.profile.phoneNumber);
    if (phone === undefined) throw badBody('phoneNumber');
    if (body.data.sendCode === true) await sendCode(desk, user, phone);
    return reply.code(201).send(await phoneBody(desk, phone));
  });
  app.get<ById>(`${path}/:id`, async (request) => {
    const user = await accountOf(desk, request, 'phone', 'read');
    return phoneBody(desk, await phoneOf(desk, user, request.params.id));
  });
  app.delete<ById>(`${path}/:id`, async (request, reply) => {
    const user = await accountOf(desk, request, 'phone', 'manage');
    const phone = await phoneOf(desk, user, request.params.id);
    await contacts.removePhone(user.id, phone.id);
    return reply.code(204).send();
  });
  registerCodeRoutes(app, desk);
};

const registerCodeRoutes = (app: FastifyInstance, desk: IdentityDesk): void => {
  app.post<ById>(`${path}/:id/challenge`, async (request) => {
    const user = await accountOf(desk, request, 'phone', 'manage');
    const phone = await phoneOf(desk, user, request.params.id);
    await sendCode(desk, user, phone);
    return { _links: (await phoneBody(desk, phone))._links };
  });
  app.post<ById>(`${path}/:id/verify`, async (request, reply) => {
    const user = await accountOf(desk, request, 'phone', 'manage');
    const { id } = await phoneOf(desk, user, request.params.id);
    const body = code.safeParse(request.body);
    const hash = await desk.store.contacts.phoneCode(id, desk.now());
    if (!body.success || hash === undefined) {
      throw new OktaRefusal({
        status: 400,
        code: 'E0000001',
        summary: 'Api validation failed: factorId and/or verificationCode',
      });
    }
    if (!(await isCode(desk, body.data.verificationCode, { hash, opens: id }))) {
      throw badCredentials();
    }
    await desk.store.contacts.verifyPhone(user.id, id);
    return reply.code(204).send();
  });
};

const phoneOf = async (desk: IdentityDesk, user: User, id: string): Promise<PhoneNumber> => {
  const phone = await desk.store.contacts.phone(user.id, id);
  if (phone === undefined) throw notFound(`${id} (Phone)`);
  return phone;
};

/** The sandbox has no phones: the text message is in the mailbox, to the person's address. */
const sendCode = async (desk: IdentityDesk, user: User, phone: PhoneNumber): Promise<void> => {
  await countMessage(desk, phone.number);
  const made = makeCode();
  const until = new Date(desk.now().getTime() + desk.settings.lives.recovery * 1000);
  await desk.store.contacts.setPhoneCode(phone.id, codeHash(made, phone.id), until);
  const { locale, firstName } = user.profile;
  desk.mailer.send(user.email, {
    kind: 'text-message',
    locale,
    firstName,
    code: made,
    phone: phone.number,
  });
};

const phoneBody = async (desk: IdentityDesk, { id, number, status }: PhoneNumber) => ({
  id,
  profile: { phoneNumber: number },
  status,
  _links: {
    self: accountLink(desk, `phones/${id}`, 'GET', 'DELETE'),
    ...(status === 'UNVERIFIED' && {
      challenge: accountLink(desk, `phones/${id}/challenge`, 'POST'),
    }),
    ...((await desk.store.contacts.phoneCode(id, desk.now())) !== undefined && {
      verify: accountLink(desk, `phones/${id}/verify`, 'POST'),
    }),
  },
});
