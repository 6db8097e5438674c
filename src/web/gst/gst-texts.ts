/** The words of prices with and without GST. */
export const gstTexts = {
  showWithout: 'Show without GST',
  showWith: 'Show with GST',
  untold: 'GST rate not told',
} as const
