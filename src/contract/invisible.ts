import * as z from 'zod/mini'

/**
 * Removes characters that reverse the order of the following text, which make 'gpj.exe' look like a picture or a name
 * like another, and characters without width that make two different names look the same. Phones copy both along, so
 * they are removed rather than refused. Right-to-left scripts and scripts that join letters need none of them.
 */
export const withoutInvisible = (text: string) =>
  text.replace(/[\u00ad\u200b\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, '')

export const stripInvisible = z.overwrite<string>(withoutInvisible)

/** As a field of one line has it: a call may say anything. NUL stays, so that it is refused. */
export const inOneLine = (text: string) => text.replace(/(?:(?!\0)[\p{Cc}\u2028\u2029])+/gu, ' ')

/** Lines stay lines; what else no keyboard types goes. */
export const inLines = (text: string) =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?![\0\n])\p{Cc}/gu, '')
