import { orderNumberProblem } from '#domain/order/tracking/order-number.ts';
import { emailProblem } from '#domain/validation/email.ts';
import type { Problems } from '#domain/validation/problem.ts';

/** What is wrong with a number and an e-mail before anybody is asked. */
export const claimProblems = ({
  orderId,
  email,
}: {
  readonly orderId: string;
  readonly email: string;
}): Problems => {
  const orderNumber = orderNumberProblem(orderId);
  const emailFault = emailProblem(email);
  return { ...(orderNumber && { orderNumber }), ...(emailFault && { email: emailFault }) };
};
