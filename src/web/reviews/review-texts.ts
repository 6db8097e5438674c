import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

/** The words of writing, reading and reporting reviews. */
export const reviewTexts = {
  write: 'Your review',
  rate: (product: string) => `Rate ${product}`,
  rating: 'Rating',
  comment: 'Comment',
  submit: 'Submit',
  submitOf: (product: string) => `Submit review of ${product}`,
  thanks: 'Thank you for your review!',
  submitError: 'Failed to submit review',
  explained: 'Other buyers see your first name and your company or city.',

  title: 'Reviews',
  none: 'No reviews yet',
  noneHint: 'Reviews are written by buyers whose order was delivered.',
  average: (rating: string) => `${rating} out of 5`,
  count: (count: number) => plural(count, { one: '1 review', other: `${grouped(count)} reviews` }),
  histogram: 'How many gave how many stars',
  loadError: 'The reviews could not be loaded.',
  moreError: 'More reviews could not be loaded.',
  by: (name: string, from: string | null) => (from ? `${name}, ${from}` : name),
  replied: (day: string) => `Reply of the supplier, ${day}`,
  report: 'Report',
  reportOf: (name: string) => `Report the review by ${name}`,
  reported: 'Reported',
} as const

const otherReason = 'Something else'

export const reportTexts = {
  title: 'Report this review',
  why: 'What is wrong with it?',
  reasons: [
    'It is not about this product',
    'It is false or misleading',
    'It insults somebody',
    'It names private data or advertises',
    otherReason,
  ],
  other: otherReason,
  otherLabel: 'In your words',
  keep: 'Close',
  confirm: 'Report',
  error: 'The review could not be reported. Check your connection and try again.',
} as const
