import { sentences } from './sentences.ts'

export const reviews = sentences('reviews', {
  written: 'Thank you for your review!',
  reported: 'Thank you. We will look at this review.',
  replied: 'Your reply is published.',
  hidden: 'The review is hidden.',
  dismissed: 'The report is dismissed.',
  restored: 'The review is shown again.',
  writtenAlready: 'You have already reviewed this product for this order.',
  ownGoods:
    'You and this supplier share a GST number, a device or an address, so your review would not be independent.',
  notDelivered: 'You can review a product once its order is delivered.',
  reportedAlready: 'You have already reported this review.',
  repliedAlready: 'You have already replied to this review.',
  resolvedAlready: 'This report was resolved already.',
  notHidden: 'This review is not hidden.',
})
