const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The patterns that find a text anywhere, or in front, for `like` and `ilike`. */
export const containing = (text: string) => `%${literally(text)}%`
export const beginningWith = (text: string) => `${literally(text)}%`
