/** Words about products looked at, back-in-stock notices and shared links. */
export const visit = {
  'viewed.title': 'You looked at these',
  'viewed.forget': 'Forget these',
  'viewed.forgotten': 'Forgotten.',
  'again.title': 'Welcome back, {name}',
  'again.last': 'Your last order',
  'again.orders': 'All orders',
  'again.mixes': 'All saved mixes',
  'again.low': 'Maybe running low',
  'again.lowText':
    'A guess from the days and amounts of your orders. What is left at home, you know best.',
  'notify.title': 'We can tell you when it is back.',
  'notify.hint': 'One email about this snack. Nothing else.',
  'notify.ask': 'Tell me when it is back',
  'notify.sure': 'Yes, tell me there',
  'notify.done': 'Done. We will write to {email} once, when it is back.',
  'share.copied': 'Link copied.',
  'share.failed': 'The link could not be copied.',
  'share.link': 'Here it is: {link}',
} as const;
