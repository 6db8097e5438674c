import type { Synonym } from '#contract/content/synonyms.ts'
import { type Category, isRenamed, type Taxonomy } from '#contract/products/taxonomy.ts'
import { knownTaxonomy } from '#server/categories/taxonomy.service.ts'
import { type Written, writtenOf } from '#server/content/content.service.ts'
import type { Db } from '#server/db/db.ts'
import { firstSynonyms } from './first-synonyms.ts'
import type { Language } from './language.ts'
import { firstLexicon, Lexicon } from './lexicon.ts'
import { marketWords } from './market-words.service.ts'

const made = new WeakMap<Written, WeakMap<Taxonomy, Lexicon>>()

/** The synonyms as they stand: those of the product with the operator's changes, then the operator's own. */
export function synonymsOf(written: ReadonlyMap<string, object | null>): Synonym[] {
  const all = new Map<string, object | null>([...firstSynonyms, ...written])
  return [...all.values()].filter((synonym) => synonym !== null) as Synonym[]
}

/** What editors call a category, for the words of its slug: products are found by these. */
export const categorySynonyms = ({ all }: Taxonomy): Synonym[] =>
  all.flatMap((category) =>
    [...(isRenamed(category) ? [category.label] : []), ...category.aliases].map((spelling) =>
      synonymFor(spelling, category.slug),
    ),
  )

const synonymFor = (spelling: string, slug: Category['slug']): Synonym => ({
  words: spelling.replaceAll(',', ' '),
  means: slug.replaceAll('-', ' '),
  both_ways: false,
})

function lexiconOf(written: Written, taxonomy: Taxonomy): Lexicon {
  if (written.size === 0 && taxonomy.written.length === 0) return firstLexicon
  const ofWritten = made.get(written) ?? new WeakMap<Taxonomy, Lexicon>()
  made.set(written, ofWritten)
  const known =
    ofWritten.get(taxonomy) ?? new Lexicon([...synonymsOf(written), ...categorySynonyms(taxonomy)])
  ofWritten.set(taxonomy, known)
  return known
}

/** What requests are understood by. */
export async function currentLanguage(db: Db): Promise<Language> {
  const [{ dictionary }, written] = await Promise.all([marketWords(db), writtenOf(db, 'synonyms')])
  return { dictionary, lexicon: lexiconOf(written, knownTaxonomy(db)) }
}
