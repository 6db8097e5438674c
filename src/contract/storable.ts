/** PostgreSQL stores neither NUL nor half a surrogate pair, and no keyboard types them. */
export const isStorable = (text: string) => !text.includes('\0') && !/[\ud800-\udfff]/u.test(text)
