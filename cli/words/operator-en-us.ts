/** English texts of the commands for the people who run the shop. */
export const operatorEnUs = {
  'order.why':
    'Shows why an order is as it is: every step, what the gateway was asked and answered, which rule decided. For operators: CRUNCH_OPERATOR_KEY.',
  'out.when': 'When',
  'out.why': 'What and why',
  'error.operator': '{address} does not answer.',
  'error.operatorKey':
    'Only an operator of {address} may ask this: set CRUNCH_OPERATOR_KEY to the key of that shop.',
} as const;
