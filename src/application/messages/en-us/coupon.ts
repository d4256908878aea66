/** Words of coupons, free orders and e-gift cards. */
export const coupon = {
  'coupon.label': 'Coupon code',
  'coupon.apply': 'Apply',
  'coupon.applyIt': 'Apply the coupon',
  'coupon.remove': 'Remove',
  'coupon.removeIt': 'Remove the coupon',
  'coupon.nothingDue': 'No payment needed',
  'coupon.nothingDueText':
    'Your coupon covers this order. There is nothing to pay, so we ask for no card.',
  'coupon.continue': 'Continue to review',
  'coupon.reviewFree': 'Nothing to pay',
  'coupon.byEmail': 'Sent by email to whoever each card is for',

  'gift.title': 'Gift cards',
  'gift.lead': 'Sent by email as soon as the order is paid. Worth exactly what it says, in chips.',
  'gift.amount': 'How much?',
  'gift.who': 'Who is it for?',
  'gift.firstName': 'First name',
  'gift.lastName': 'Last name',
  'gift.email': 'Their email',
  'gift.message': 'Message (optional)',
  'gift.left': '{count} characters left',
  'gift.preview': 'Preview the card',
  'gift.previewTitle': 'This is what arrives',
  'gift.previewFrom': 'A gift for {name}',
  'gift.previewCode': 'The code is in the email, after the payment.',
  'gift.closePreview': 'Close the preview',
  'gift.add': 'Add gift card to cart, {price}',
  'gift.added': 'Gift card for {name} added to cart',
  'gift.limits':
    'At most {cards} cards and {amount} in one order. Coupons do not pay for gift cards.',
  'gift.none': 'There are no gift cards right now. Please come back soon.',
} as const;
