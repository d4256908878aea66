/** When something comes. Days are said by the day-words of the language. */
export const delivery = {
  'delivery.span': 'Expected {from} to {to}',
  'delivery.on': 'Expected on {to}',
  'delivery.today': 'Ships today if ordered within {time}.',
  'delivery.late':
    'It was expected by {to} and is late. We are sorry: write to us and we look for it.',
  'delivery.after-payment':
    'It leaves as soon as the payment is confirmed; we email you the day then.',
  'delivery.by-email': 'Sent by email, to the recipient of each card',
  'delivery.undated': 'It leaves when the pre-order is here; nobody has given us a day yet.',
  'delivery.not-served': 'We do not ship to this zip code.',
  'delivery.write': 'Write to us',
  'delivery.unknown':
    'We cannot estimate shipping and tax right now. The checkout shows them before you pay.',
  'delivery.estimate': 'Estimated for {place}.',
  'delivery.askZip': 'Shipping, tax and the day depend on your zip code.',
  'delivery.enterZip': 'Enter your zip',
  'delivery.changeZip': 'Change zip',
} as const;
