import { type Heading, headings } from './headings.ts'

type Search = {
  /** Words of goods, or the beginning of a code. */
  readonly words: string
  /** The slug of the product's category, whose headings come first. */
  readonly category: string | undefined
  readonly limit: number
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('t-shirt', 'tshirt')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/(..[^s])s$/, '$1'))

const wordsOfHeadings = new Map(headings.map((heading) => [heading, wordsOf(heading.name)]))

/**
 * How many of the words a heading has. One that only begins so counts less; what comes first in a heading counts more, and so does what
 * comes last in the words: 'cotton T-shirt' is a shirt.
 */
function scoreOf(heading: Heading, words: readonly string[]): number {
  const own = wordsOfHeadings.get(heading) ?? []
  const scores = words.map((word, index) => {
    const place = own.findIndex((each) => each === word || (word.length > 3 && each.startsWith(word)))
    return place < 0 ? 0 : (own[place] === word ? 2 : 1) - place / 100 + index / 50
  })
  return scores.reduce((sum, score) => sum + score, 0)
}

/**
 * The headings that fit, best first: of the category those with any of the words, elsewhere those with most. Several categories need
 * the same code; it is found once, unless its goods have different rates.
 */
export function findHeadings({ limit, ...search }: Search): readonly Heading[] {
  const ranked = rankedHeadings(search)
  const isFirst = ({ code, rateBp }: Heading, index: number) =>
    ranked.findIndex((other) => other.code === code && other.rateBp === rateBp) === index
  return ranked.filter(isFirst).slice(0, limit)
}

function rankedHeadings({ words: text, category }: Omit<Search, 'limit'>): readonly Heading[] {
  const words = wordsOf(text)
  const isCode = /^\d[\d .]*$/.test(text.trim())
  const code = text.replace(/\D/g, '')
  const scored = headings.map((heading) => ({
    heading,
    score: isCode ? Number(heading.code.startsWith(code)) : scoreOf(heading, words),
  }))
  return scored
    .filter(({ score }) => score > 0)
    .map(({ heading, score }) => ({ heading, score: score + (heading.category === category ? 1 : 0) }))
    .sort((one, other) => other.score - one.score)
    .map(({ heading }) => heading)
}

/** What follows says how it is made, packed or used: 'Tile adhesive, 20 kg bag', 'Inverter trolley for one battery'. */
const furtherWords = /[,(].*| (?:for|with) .*/

/** The heading that a product probably belongs to: of its own category alone. */
export const guessHeading = (productName: string, category: string): Heading | undefined =>
  rankedHeadings({ words: productName.replace(furtherWords, ''), category })
    .slice(0, 12)
    .find((heading) => heading.category === category)
