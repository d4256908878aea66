import { table } from '#cli/report/table.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import type { StoredPaymentAccount } from '#domain/account/saved-account.ts';

/** `crunch account payment-accounts list` */
export const paymentAccountsList: Action = (session) =>
  withShop(session, async ({ useCases, change }) => {
    const { paymentAccounts = [] } = await change(() => useCases.account.refreshCustomer());
    return answerOf(paymentAccounts, session);
  });

/** `crunch account payment-accounts remove <id>` */
export const paymentAccountRemove: Action = (session, { args: [id = ''] }) =>
  withShop(session, async ({ useCases, change }) =>
    answerOf(await change(() => useCases.account.removePaymentAccount(id)), session),
  );

const answerOf = (accounts: readonly StoredPaymentAccount[], session: Session) => ({
  data: { paymentAccounts: accounts },
  text: () => accountsText(accounts, session),
});

const accountsText = (
  accounts: readonly StoredPaymentAccount[],
  { words, terminal }: Session,
): string => {
  if (accounts.length === 0) return words['account.noPaymentAccount'];
  const columns = [{ title: words['account.id'] }, { title: words['out.email'] }];
  const rows = accounts.map(({ paymentAccountId, label }) => [paymentAccountId, label]);
  return table(columns, rows, terminal);
};
