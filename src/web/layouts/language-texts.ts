export const languageTexts = { title: 'Language' } as const
