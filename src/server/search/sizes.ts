const fractions: readonly (readonly [written: string, sign: string, decimals: string])[] = [
  ['1/2', '½', '.5'],
  ['1/4', '¼', '.25'],
  ['3/4', '¾', '.75'],
  ['1/3', '⅓', '.33'],
  ['2/3', '⅔', '.67'],
  ['1/8', '⅛', '.125'],
  ['3/8', '⅜', '.375'],
  ['5/8', '⅝', '.625'],
  ['7/8', '⅞', '.875'],
  ['1/16', '', '.0625'],
  ['3/16', '', '.1875'],
  ['5/16', '', '.3125'],
  ['7/16', '', '.4375'],
  ['9/16', '', '.5625'],
  ['11/16', '', '.6875'],
  ['13/16', '', '.8125'],
  ['15/16', '', '.9375'],
]
const patterns = fractions.map(([written, , decimals]) => ({
  decimals,
  mixed: new RegExp(`(?<![0-9a-z./])([0-9]{1,6})[ -]+${written}(?![0-9/.])`, 'g'),
  alone: new RegExp(`(?<![0-9./])${written}(?![0-9/.])`, 'g'),
}))

/** '1.5 in' for '1½"' and '1 1/2"', in lower-case text. */
export function withDecimals(text: string): string {
  if (!/[½¼¾⅓⅔⅛⅜⅝⅞"”″]|[0-9]\/[0-9]/.test(text)) return text
  let read = text.replace(/(?<=[0-9½¼¾⅓⅔⅛⅜⅝⅞]) ?["”″]/g, ' in ')
  for (const [written, sign] of fractions) if (sign) read = read.replaceAll(sign, ` ${written} `)
  for (const { decimals, mixed, alone } of patterns)
    read = read.replace(mixed, `$1${decimals}`).replace(alone, `0${decimals}`)
  return read
}

const number = '([0-9]{1,6}(?:[.][0-9]{1,4})?)'
const unit = "(?: *(?:sq *mm|inches|inch|in|mm|cm|mtr|m|feet|foot|ft|core|ml|kg|g)(?![a-z])| ?')?"
const unitBetween = "(?: *(?:sq *mm|inches|inch|in|mm|cm|mtr|m|feet|foot|ft|core|ml|kg|g)| ?')?"
const times = ' *(?:[x×*]| by ) *'
const more = `(?:${unitBetween}${times}${number})`
const size = new RegExp(
  `(?<![0-9a-z.\u0080-\uffff])${number}${more}${more}?${unit}(?![0-9a-z'\u0080-\uffff]|[.][0-9])`,
  'g',
)

/** Normalizes: '2.50' and '2.5' are one number. */
export const plainNumber = (written: string) =>
  /^[0-9]+\.[0-9]+$/.test(written) ? written.replace(/\.?0+$/, '') : written

/** '600x600' for '600 × 600 mm' and '600 by 600': one word, whatever its unit. */
export const withSizes = (text: string): string =>
  text.replace(size, (_, ...parts: (string | undefined)[]) => {
    const numbers = parts.slice(0, 3).filter((part) => typeof part === 'string')
    return ` ${numbers.map(plainNumber).join('x')} `
  })

/** Each size of a text, as written and from its shortest side: '1200 × 600' also gives '600x1200'. */
export const sizesIn = (text: string): string[] =>
  [...text.matchAll(size)].flatMap(([, ...parts]) => {
    const written = parts
      .slice(0, 3)
      .filter((part) => typeof part === 'string')
      .map(plainNumber)
      .join('x')
    return [written, fromShortest(written) ?? written]
  })

/** The same size from its shortest side: '600x1200' for '1200x600'. */
export function fromShortest(word: string): string | undefined {
  if (!/^[0-9.]+(?:x[0-9.]+)+$/.test(word)) return undefined
  const sorted = word
    .split('x')
    .sort((one, other) => Number(one) - Number(other))
    .join('x')
  return sorted === word ? undefined : sorted
}
