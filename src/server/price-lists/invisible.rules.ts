import { withPlainDigits } from '#contract/typed-number.ts'

/** Marks of direction and width, which nobody sees, and letters that no database stores. */
const unseen = /(?!\u200c|\u200d|\t)[\p{Cc}\p{Cf}]/gu

/** Readable text in one form, with the digits 0 to 9. */
export const stripInvisible = (text: string) =>
  withPlainDigits(text.normalize('NFC').replace(unseen, ''))
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, ' ')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
