/** The words of writing, reading and reporting reviews. */
export const reviewTexts = {
  write: 'Your review',
  rate: (product: string) => `Rate ${product}`,
  rating: 'Rating',
  comment: 'Comment',
  submit: 'Submit',
  submitOf: (product: string) => `Submit review of ${product}`,
  thanks: 'Thank you for your review!',
  yours: (stars: string) => `You gave ${stars}.`,
  submitFault: 'Failed to submit review',
  explained: 'Other buyers see your first name and your company or city.',
} as const
