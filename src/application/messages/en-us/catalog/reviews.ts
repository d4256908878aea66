/** Words about what customers say of products. */
export const reviews = {
  'reviews.title': 'Reviews',
  'reviews.write': 'Rate this product',
  'reviews.none': 'Nobody has reviewed this product yet.',
  'reviews.rules':
    'Only people who were sent this product can review it. We read each review before it is shown.',
  'reviews.stars_one': '{count} star',
  'reviews.stars_other': '{count} stars',
  'reviews.starsOf': '{stars} of 5 stars',
  'reviews.by': '{author}, {day}',
  'reviews.more_one': 'Show {count} more',
  'reviews.more_other': 'Show {count} more',
  'reviews.pageTitle': 'Your review',
  'reviews.rating': 'Rating',
  'reviews.headline': 'Title (optional)',
  'reviews.text': 'Review (optional)',
  'reviews.left_one': '{count} character left',
  'reviews.left_other': '{count} characters left',
  'reviews.public':
    'Everybody can read your review. It is signed with your first name and the first letter of your last name.',
  'reviews.send': 'Send review',
  'reviews.change': 'Change review',
  'reviews.sending': 'Sending your review',
  'reviews.sent': 'Thank you. We read your review before it is shown.',
  'reviews.waiting': 'We are reading your review. It is shown after that.',
  'reviews.shown': 'Your review is shown. If you change it, we read it again first.',
  'reviews.refused': 'We do not show your review: {reason}',
  'reviews.remove': 'Remove my review',
  'reviews.removed':
    'Your review is removed. Your words are still below, in case you want it back.',
  'reviews.notBought':
    'Only people who bought this product with their account can review it. If you ordered as a guest, put the order into your account first.',
  'reviews.notDelivered': 'You can review this product when your order is delivered.',
  'reviews.howWasIt': 'How was it?',
  'reviews.rate': 'Rate {name}',
} as const;
