/** English texts of the commands for the people who run the shop. */
export const operatorEnUs = {
  'order.why':
    'Shows why an order is as it is: every step, what the gateway was asked and answered, which rule decided. For operators: CRUNCH_OPERATOR_KEY.',
  'order.cancel':
    'Cancels an order that was not sent: goods, coupon, gift cards and money go back. For operators.',
  'order.refund':
    'Gives back all that was paid for an order, sent or not; one that was not sent is canceled. For operators.',
  'order.ship':
    'Writes down that an order was sent, and by what its parcel is followed. For operators.',
  'order.carrier': 'who carries the parcel: UPS, USPS or FedEx',
  'order.tracking': 'the tracking number on its label',
  'order.deliver': 'Writes down that an order arrived. For operators.',
  'out.when': 'When',
  'out.why': 'What and why',
  'error.operator': '{address} does not answer.',
  'error.operatorKey':
    'Only an operator of {address} may ask this: set CRUNCH_OPERATOR_KEY to the key of that shop.',
  trace:
    'Shows what the shop did for an order or a request: each step, how long it took, how it ended. In the sandbox.',
  'trace.id': 'the number of an order, or the id of a request',
  'out.trace': 'Trace',
  'out.request': 'Request',
  'out.took': 'Took',
  'out.step': 'Step',
  'out.failed': 'failed',
  'error.noTrace':
    'There is no trace of {id}. The sandbox keeps the last 2000; of calls that only read, some are not recorded; a shop with OTEL_EXPORTER_OTLP_ENDPOINT set elsewhere sends its traces there.',
  'fault.none': 'No fault is waiting: the collector answers as it should.',
  'fault.next.track': 'the next post',
  'fault.nextMany.track': 'the next {count} posts',
  'fault.next.config': 'the next reading of its configuration',
  'fault.nextMany.config': 'the next {count} readings of its configuration',
  'fault.answer': 'The collector answers {calls} with {mode}',
  'fault.redirect': 'The collector sends {calls} on to {target} with {mode}',
  'fault.cut': 'The collector cuts the connection of {calls} before it stores anything',
  'fault.cutAfter': 'The collector cuts the connection of {calls} when everything is stored',
  'fault.slow': 'The collector is slow to answer {calls}',
  'fault.delay': ', {delay} ms late',
  'fault.retryAfter': ', with Retry-After {seconds} s',
  'fault.item': 'item {index} gets {statusCode}',
  'sandbox.yes': 'does not ask, at a terminal either',
  'sandbox.resetAsk':
    'This deletes from the sandbox of {shop}: orders ({orders}), carts, accounts, reviews, mails ({mails}), telemetry ({telemetryItems}), traces and bookings; prices and stock go back, faults and the clock, too. Go on? [y/N]',
  'sandbox.resetDone':
    'Deleted: orders ({orders}), carts, accounts, reviews, mails ({mails}), telemetry ({telemetryItems}), traces and bookings. Prices, stock, faults and clock are as at first.',
  'error.notConfirmed': 'Nothing was changed.',
} as const;
