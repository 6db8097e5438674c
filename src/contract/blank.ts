/** Invisible characters: spaces, control and format characters, fillers and the empty Braille cell. */
const seen = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text shows nothing. */
export const isBlank = (text: string): boolean => !seen.test(text)
