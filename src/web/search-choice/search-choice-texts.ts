/** Where a search is kept. */
export const searchChoiceTexts = {
  title: 'Save this search',
  name: 'Name of the search',
  keep: 'Cancel',
  confirm: 'Save',
  alert: 'Tell me of new products',
  alertHint: 'At most once a day, never at night.',
  open: 'Saved searches',
  error: 'The search could not be saved. Check your connection and try again.',
} as const
