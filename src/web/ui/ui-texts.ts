import { plural } from './language.ts'

/** Every word that the kit itself says. */
export const uiTexts = {
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  counter: (used: number, limit: number) => `${used} / ${limit}`,
  counterSpoken: (left: number) => (left === 0 ? 'No characters left' : `${left} characters left`),
  close: 'Close',
  toastRegion: 'Messages',
  decrease: 'Decrease quantity',
  increase: 'Increase quantity',
  wrongQuantity: 'Write a whole number, such as 25.',
  atMost: (limit: string) => `${limit} at most.`,
  noPicture: 'No photo yet',
  stars: (rating: number) => `${rating.toFixed(1)} out of 5`,
  starCount: (stars: number) => plural(stars, { one: '1 star', other: `${stars} stars` }),
  loading: 'Loading',
  stillWorking: 'Still working…',
  loadMore: 'Load more',
  shownOf: (shown: string, total: string) => `${shown} of ${total}`,
  skipToContent: 'Skip to main content',
  stepDone: 'Done',
  linkCopied: 'Link copied to clipboard!',
  linkNotCopied: 'The link could not be copied. Copy it from the address bar.',
  tryAgain: 'Try again',
} as const

/** '1,240 rs' */
export const rsText = (amount: string) => `${amount} rs`
