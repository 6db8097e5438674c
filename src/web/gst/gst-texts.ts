/** The words of prices with and without GST. */
export const gstTexts = {
  showWithout: 'Show without GST',
  showWith: 'Show with GST',
  // They stay together where the line ends.
  included: 'with\u00a0GST',
  onTop: '+\u00a0GST',
  none: 'no\u00a0GST',
} as const
