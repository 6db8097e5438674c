import { headings } from '#contract/tax/headings/headings.ts'

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !/^\d/.test(word))
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))

/** How many headings of each category have a word. */
const categoriesOf = new Map<string, Map<string, number>>()
for (const { name, category } of headings)
  for (const word of new Set(wordsOf(name))) {
    const counts = categoriesOf.get(word) ?? new Map<string, number>()
    counts.set(category, (counts.get(category) ?? 0) + 1)
    categoriesOf.set(word, counts)
  }

/** The category whose goods have most of these words; a word that few categories have counts for more. */
export function guessCategory(text: string): string | undefined {
  const scores = new Map<string, number>()
  for (const word of wordsOf(text)) {
    const counts = categoriesOf.get(word)
    for (const category of counts?.keys() ?? [])
      scores.set(category, (scores.get(category) ?? 0) + 1 / (counts?.size ?? 1))
  }
  const [best] = [...scores].sort(([, one], [, other]) => other - one)
  return best?.[0]
}
