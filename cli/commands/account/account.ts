import * as z from 'zod/mini';
import { accountText } from '#cli/commands/account/account-text.ts';
import { parseFlags } from '#cli/input/parse.ts';
import { readSecret } from '#cli/input/read-secret.ts';
import type { Answer } from '#cli/report/answer.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import type { Customer } from '#domain/account/customer.ts';
import { variants } from '#domain/session/variant.ts';
import { genders } from '#domain/validation/birth-date.ts';

const text = z.optional(z.string());
const answer = z.optional(z.enum(['yes', 'no']));

const createFlags = z.object({
  ...{ email: z.string(), firstName: z.string(), lastName: z.string() },
  ...{ phone: text, birthDate: text, gender: z.optional(z.enum(genders)) },
  news: z.optional(z.boolean()),
  acceptTerms: z.optional(z.boolean()),
});

/** `crunch account create …`; signs in with the new account, as the website does (D-AUTH-04). */
export const accountCreate: Action = (session, { flags }) =>
  withShop(session, async ({ useCases, change }) => {
    const { words } = session;
    const given = parseFlags(createFlags, flags, words);
    const password = await readSecret(session, 'CRUNCH_PASSWORD', words['auth.password']);
    const { email, firstName, lastName, phone, birthDate, gender } = given;
    const outcome = await change(() =>
      useCases.account.createAccount({
        ...{ email, firstName, lastName, password },
        ...(phone !== undefined && { phoneNumber: phone }),
        ...(birthDate !== undefined && { birthDate: pickersOf(birthDate) }),
        ...(gender !== undefined && { gender }),
        news: given.news === true,
        termsAccepted: given.acceptTerms === true,
      }),
    );
    if (outcome.kind !== 'signed-in') throw new Error('A terminal has no page to leave.');
    return shown(outcome.customer, session);
  });

/** Day, month and year as the form has them; the form's rules refuse what is no date. */
const pickersOf = (date: string) => {
  const [year = '', month = '', day = ''] = date.split('-');
  return { day, month, year };
};

/** `crunch account show` */
export const accountShow: Action = (session) =>
  withShop(session, async ({ useCases, change }) =>
    shown(await change(() => useCases.account.refreshCustomer()), session),
  );

const profileFlags = z.object({
  ...{
    firstName: text,
    lastName: text,
    phone: text,
    birthDate: text,
    gender: z.optional(z.enum(genders)),
  },
});

/** `crunch account profile --phone …`; what is not given stays as it is. */
export const accountProfile: Action = (session, { flags }) =>
  withShop(session, async ({ useCases, ask, alone }) => {
    const given = parseFlags(profileFlags, flags, session.words);
    return alone(async () => {
      const { accountContacts: known } = await ask(useCases.account.refreshCustomer());
      const phoneNumber = given.phone ?? known.phoneNumber;
      const birthDate = given.birthDate ?? known.birthDate;
      const gender = given.gender ?? known.gender;
      const entry = {
        firstName: given.firstName ?? known.firstName,
        lastName: given.lastName ?? known.lastName,
        ...(phoneNumber !== undefined && { phoneNumber }),
        ...(birthDate !== undefined && { birthDate }),
        ...(gender !== undefined && { gender }),
      };
      return shown(await ask(useCases.account.saveProfile(entry)), session);
    });
  });

const preferenceFlags = z.object({ byEmail: answer, bySms: answer, news: answer });

/** `crunch account preferences --by-email yes`; what is not given stays as it is. */
export const accountPreferences: Action = (session, { flags }) =>
  withShop(session, async ({ useCases, ask, alone }) => {
    const { byEmail, bySms, news } = parseFlags(preferenceFlags, flags, session.words);
    const chosen = (given: 'yes' | 'no' | undefined, known: boolean): boolean =>
      given === undefined ? known : given === 'yes';
    const { optInCode } = variants[session.settings.variant];
    return alone(async () => {
      const known = await ask(useCases.account.refreshCustomer());
      const entry = {
        communicationPreferences: {
          email: chosen(byEmail, known.communicationPreferences.email),
          sms: chosen(bySms, known.communicationPreferences.sms),
        },
        news: chosen(news, known.optInCodes.includes(optInCode)),
      };
      return shown(await ask(useCases.account.savePreferences(entry)), session);
    });
  });

const shown = (customer: Customer, session: Session): Answer => ({
  data: customer,
  text: () => accountText(customer, session),
});
