export const chartTexts = {
  showAsTable: 'Show as table',
  showAsPicture: 'Show as picture',
} as const
