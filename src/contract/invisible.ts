import * as z from 'zod/mini'

/**
 * Removes characters that reverse the order of the following text, which make 'gpj.exe' look like a picture or a name
 * like another, and characters without width that make two different names look the same. Phones copy both along, so
 * they are removed rather than refused. Right-to-left scripts and scripts that join letters need none of them.
 */
export const withoutInvisible = (text: string) =>
  text.replace(/[\u00ad\u200b\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, '')

/** As a field of one line has it: a call may say anything. NUL stays, so that it is refused. */
export const inOneLine = (text: string) => text.replace(/(?:(?!\0)[\p{Cc}\u2028\u2029])+/gu, ' ')

/** Lines stay lines; what else no keyboard types goes. */
const inLines = (text: string) =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?![\0\n])\p{Cc}/gu, '')

/** Letters that nobody sees, and towers of signs, which cover the lines above; no script puts so many on a letter. */
const plain = (text: string) =>
  withoutInvisible(text)
    .replace(/[\u{e0000}-\u{e007f}]/gu, '')
    .replace(/(\p{M}{8})\p{M}+/gu, '$1')

/**
 * Marks of direction, fillers and blanks that two names could differ by without anybody seeing it. Texts keep them:
 * writers of Hebrew, Arabic and Urdu place them where numbers and Latin words stand among theirs. Joiners and the signs
 * that turn a letter into a picture stay where they do something.
 */
const withoutMarks = (text: string) =>
  text
    .replace(/(?!\p{Join_Control}|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/(^|[\p{Script=Latin}\p{N}\p{P}\s])(?:\p{Join_Control}|\ufe0e|\ufe0f)+/gu, '$1')

/** A name, of a person or a thing, as it is kept. */
export const asLine = (text: string) => inOneLine(withoutMarks(plain(text)))

/** A text in lines, as it is kept. */
export const asLines = (text: string) => inLines(plain(text))

export const stripHidden = z.overwrite(plain)
export const stripToLine = z.overwrite(asLine)
export const stripToLines = z.overwrite(asLines)
