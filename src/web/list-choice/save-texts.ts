/** What opens the choice of a list. */
export const saveTexts = {
  save: 'Save to a list',
  saveOf: (name: string) => `Save to a list: ${name}`,
  saveCart: 'Save as a list',
} as const
