import { plural } from './formats/plural.ts'

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
  atMost: (most: string) => `${most} at most.`,
  noPicture: 'No photo yet',
  stars: (rating: number) => `${rating.toFixed(1)} out of 5`,
  starCount: (stars: number) => plural(stars, { one: '1 star', other: `${stars} stars` }),
  loading: 'Loading',
  stillWorking: 'Still working…',
  loadMore: 'Load more',
  shownOf: (shown: string, total: string) => `${shown} of ${total}`,
  skipToContent: 'Skip to main content',
  stepDone: 'Done',
  heic: (name: string) =>
    `${name} is a HEIC photo, which this browser cannot read. Choose the photo on the iPhone itself, or set its camera to Formats, Most Compatible.`,
  linkCopied: 'Link copied to clipboard!',
  linkNotCopied: 'The link could not be copied. Copy it from the address bar.',
  tryAgain: 'Try again',
  showAsTable: 'Show as table',
  showAsPicture: 'Show as picture',
} as const
