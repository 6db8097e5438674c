export const formTexts = {
  halfDay: 'Please complete this day, or clear it.',
} as const
