// '1,200' and '1,20,000' are one number; '28,30,32' are three sizes.
const groupedNumber = /(?:^|[^\d,])\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,])/g
const keptComma = '\u0001'

/** The choices that a seller wrote with commas between them: 'S, M, L'. One value is a list of one. */
export function choicesOf(value: string): string[] {
  const choices = value
    .replace(groupedNumber, (number) => number.replaceAll(',', keptComma))
    .split(',')
    .map((choice) => choice.replaceAll(keptComma, ',').trim())
    .filter((choice) => choice !== '')
  return [...new Set(choices)]
}

const isColourKey = (key: string) => /^colou?rs?$/i.test(key.trim())

/** Names of colours that every browser paints; 'Navy blue' and 'Dark green' begin or end with one. */
const paints: Readonly<Record<string, string>> = {
  black: '#1f1f1f',
  white: '#ffffff',
  grey: '#8a8d91',
  gray: '#8a8d91',
  silver: '#c3c7cb',
  red: '#cf2f2f',
  maroon: '#7d1f2d',
  pink: '#e88bb0',
  orange: '#ee8422',
  yellow: '#f2ca35',
  gold: '#d4a62a',
  golden: '#d4a62a',
  green: '#2f8f4e',
  blue: '#2f6fd0',
  navy: '#1f2f5c',
  purple: '#7b4bb0',
  brown: '#7a4f2e',
  tan: '#c79b68',
  beige: '#e3d3b4',
  cream: '#f5ecd3',
  ivory: '#f7f2e2',
  khaki: '#b4a576',
  teal: '#137c80',
  turquoise: '#3bbcc0',
  aqua: '#55c7d4',
  olive: '#76782f',
  rose: '#dd7f92',
  copper: '#b8703d',
}

/** A dot before the name of a colour, where the key says that it is one. */
export function paintOf(key: string, choice: string) {
  if (!isColourKey(key)) return undefined
  const words = choice.toLowerCase().split(/[^a-z]+/)
  return words.map((word) => paints[word]).find(Boolean)
}
