/** Words about products looked at, back-in-stock notices and shared links. */
export const visit = {
  'viewed.title': 'You looked at these',
  'viewed.forget': 'Forget these',
  'viewed.forgotten': 'Forgotten.',
  'notify.title': 'We can tell you when it is back.',
  'notify.hint': 'One email about this snack. Nothing else.',
  'notify.ask': 'Tell me when it is back',
  'notify.sure': 'Yes, tell me there',
  'notify.done': 'Done. We will write to {email} once, when it is back.',
  'share.copied': 'Link copied.',
  'share.failed': 'The link could not be copied.',
  'share.link': 'Here it is: {link}',
} as const;
