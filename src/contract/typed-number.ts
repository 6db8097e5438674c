/** The zeros of the digits that people in India type: Arabic, Urdu, Devanagari, Bengali … Malayalam, and full width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10]

/** Replaces the digits of other scripts by 0 to 9. */
export const withPlainDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  })

const longest = 30

/** '₹ 1,45,000.50', '१,४५,०००.५०/-' and '145000.50 Rs' become '145000.50'; anything that is not a number stays unchanged. */
export function plainNumber(text: string): string {
  if (text.length > longest) return text
  const bare = withPlainDigits(text)
    .trim()
    .replace(/^(₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*(\/-|₹|rs\.?|inr)$/i, '')
  return /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare
}

/** Parses a number as people write it: null if empty, NaN if it is not a number. */
export function readNumber(text: string): number | null {
  const plain = plainNumber(text)
  if (plain === '') return null
  return /^\d{1,12}(\.\d{1,12})?$/.test(plain) ? Number(plain) : Number.NaN
}
