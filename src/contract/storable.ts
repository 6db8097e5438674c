/** PostgreSQL stores no NUL and no half of a surrogate pair, and no keyboard types one. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
