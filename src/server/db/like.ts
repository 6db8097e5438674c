const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Patterns for `like` and `ilike` that match a text anywhere or at the beginning. */
export const containing = (text: string) => `%${literally(text)}%`
export const beginningWith = (text: string) => `${literally(text)}%`
