import type { Container } from 'inversify';
import type { UseCases } from '#application/use-cases.ts';
import { accountUseCases } from '#composition/account.ts';
import { accountCartUseCases } from '#composition/account-cart.ts';
import { browsingUseCases } from '#composition/browsing-use-cases.ts';
import { checkoutUseCases } from '#composition/checkout.ts';
import { identityUseCases } from '#composition/identity.ts';
import { makeKeptContainer } from '#composition/kept-container.ts';
import { mixUseCases } from '#composition/mix.ts';
import { orderUseCases } from '#composition/order.ts';
import { paymentUseCases } from '#composition/payment.ts';
import { pickUseCases } from '#composition/pick-use-cases.ts';
import { contentUseCases } from '#composition/ports/content.ts';
import { couponUseCases } from '#composition/ports/coupon.ts';
import { reorderUseCases } from '#composition/reorder.ts';
import { searchUseCases } from '#composition/search.ts';
import { securityUseCases } from '#composition/security.ts';
import { selfServiceUseCases } from '#composition/self-service.ts';
import { useCaseNames } from '#composition/use-case-names.ts';
import { visitUseCases } from '#composition/visit.ts';

/** A container with every use case and no port. */
export const makeUseCaseContainer = (): Container => {
  const container = makeKeptContainer();
  container.load(
    ...browsingUseCases,
    visitUseCases,
    contentUseCases,
    mixUseCases,
    couponUseCases,
    searchUseCases,
    checkoutUseCases,
    paymentUseCases,
    orderUseCases,
    accountUseCases,
    identityUseCases,
    accountCartUseCases,
    reorderUseCases,
    selfServiceUseCases,
    securityUseCases,
  );
  return container;
};

/** All use cases, each built from the ports when it is first asked for. */
export const collectUseCases = (container: Container): UseCases =>
  pickUseCases<UseCases>(container, useCaseNames);
