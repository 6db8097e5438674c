/** The pattern that finds a text anywhere, for `like` and `ilike`. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
