import type { Phrase } from './lexicon.ts'
import { fromShortest } from './sizes.ts'

const numbers: Readonly<Record<string, string>> = {
  'aadha|adha|aadhi|adhi|आधा': '0.5',
  'paun|pauna|paune|पौना|पौन': '0.75',
  'sava|sawa|सवा': '1.25',
  'dedh|ded|deadh|डेढ़|डेढ': '1.5',
  'dhai|dhaai|adhai|ढाई': '2.5',
}
const units =
  'inchi|inches|inch|इंच|in|feet|foot|ft|फुट|hp|kg|kilo|किलो|gram|litre|liter|ltr|लीटर|ton|mm|cm|metre|meter'
const spoken = Object.entries(numbers).map(
  ([words, number]) =>
    [new RegExp(`(?<!\\p{L})(?:${words})\\s+(?=(?:${units})(?!\\p{L}))`, 'giu'), number] as const,
)

const anySpoken = new RegExp(Object.keys(numbers).join('|'), 'iu')

/** '6.00-16', '6.00x16', '10.00 R20': a width in inches with two decimals, and the rim. */
const tyre = /(?<![0-9.x×*])([0-9]{1,2}\.(?:00|25|50|75)) *(?:[x×*-]|[x×*-]? *r) *([0-9]{1,2})(?![0-9.x×*])/gi
const tyreSize = /^([0-9.]+)r([0-9]+)$/

/** One word for the size of a tyre: '6r16' for '6.00-16'. */
const withTyreSizes = (q: string) =>
  q.replace(tyre, (_, width: string, rim: string) => `${Number(width)}r${rim} `)

/** '1.5 inch' for 'dedh inch', and the size of a tyre as one word. */
export const withSpokenNumbers = (q: string) =>
  withTyreSizes(
    anySpoken.test(q) ? spoken.reduce((text, [words, number]) => text.replace(words, `${number} `), q) : q,
  )

/** Sizes that shops give in feet and inches but factories in millimetres. */
const made: Readonly<Record<string, string>> = {
  '1x1': '300x300',
  '1x2': '300x600',
  '2x2': '600x600',
  '2x4': '600x1200',
  '8x8': '200x200',
  '8x12': '200x300',
  '8x48': '200x1200',
  '10x15': '250x375',
  '12x12': '300x300',
  '12x18': '300x450',
  '12x24': '300x600',
  '16x16': '400x400',
  '24x24': '600x600',
  '24x48': '600x1200',
  '32x32': '800x800',
}

/** Other ways to write a size. */
export function sameSizes(word: string): readonly Phrase[] {
  const sorted = fromShortest(word)
  const metric = made[sorted ?? word]
  return [...(sorted ? [[sorted]] : []), ...(metric ? [[metric]] : [])]
}

/** How names of products have the size of a tyre; none for other words. */
export function tyreNamesOf(size: string): readonly Phrase[] {
  const [, width = '', rim = ''] = size.match(tyreSize) ?? []
  if (rim === '') return []
  const written = [[width, rim], [width, `r${rim}`], [size]]
  // Boxes and bags have these numbers too.
  return ['tyre', 'tube'].flatMap((noun) => written.map((words) => [...words, noun]))
}
