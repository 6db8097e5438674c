/** The words for a part of a page that does not come. */
export const lateTexts = {
  error: 'This could not be loaded. Check your connection and try again.',
} as const
