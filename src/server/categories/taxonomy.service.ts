import { firstTaxonomy } from '#contract/products/first-taxonomy.ts'
import {
  type CategoryText,
  foldLabel,
  type Taxonomy,
  taxonomyOf,
  type WrittenCategory,
} from '#contract/products/taxonomy.ts'
import { look, memoryOf } from '#server/content/content.service.ts'
import type { Db } from '#server/db/db.ts'
import { amongCategories } from './among.service.ts'

type Memory = NonNullable<ReturnType<typeof memoryOf>>

const made = new WeakMap<Memory['written'], Taxonomy>()

/**
 * The categories as they stand, from memory: the watch of content keeps it fresh, so that no call waits for it, and
 * where the database is away what stood last is answered.
 */
export async function findTaxonomy(db: Db): Promise<Taxonomy> {
  if (!memoryOf(db, 'categories')) await look(db).catch(() => {})
  return knownTaxonomy(db)
}

/** The same without a look, for those who have just looked at other content. */
export function knownTaxonomy(db: Db): Taxonomy {
  const memory = memoryOf(db, 'categories')
  if (!memory || memory.written.size === 0) return firstTaxonomy
  const known = made.get(memory.written) ?? taxonomyOf(writtenIn(memory))
  made.set(memory.written, known)
  return known
}

/** Does the work with the categories that stand when it begins. */
export const withCategories = async <Answer>(db: Db, work: () => Promise<Answer>): Promise<Answer> =>
  amongCategories(await findTaxonomy(db), work)

function writtenIn({ written, former }: Memory): WrittenCategory[] {
  const texts = [...written] as [string, CategoryText | null][]
  return texts.flatMap(([slug, text]) =>
    text ? [{ slug, ...text, former: formerOf(slug, text, former) }] : [],
  )
}

function formerOf(slug: string, text: CategoryText, revisions: Memory['former']): string[] {
  const stood = revisions
    .filter(({ name }) => name === slug)
    .map(({ value }) => value as CategoryText)
    .flatMap(({ label, aliases }) => [label, ...aliases])
  const stands = new Set([text.label, ...text.aliases].map(foldLabel))
  return [...new Map(stood.map((word) => [foldLabel(word), word]))]
    .filter(([folded]) => !stands.has(folded))
    .map(([, word]) => word)
}
