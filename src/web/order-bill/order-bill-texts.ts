export const orderBillTexts = {
  change: 'Change',
  title: 'Change whom to bill',
  save: 'Save',
  error: 'The bill could not be changed. Check your connection and try again.',
  fetchError: 'Your billing profiles could not be loaded.',
} as const
