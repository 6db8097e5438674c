import { categories } from './category.ts'

/** Where people are offered a category: each place includes those after it. A hidden one stays findable. */
export const categoryPlaces = ['front', 'market', 'forms', 'nowhere'] as const
export type CategoryPlaces = (typeof categoryPlaces)[number]

/** What an editor writes of a category. */
export type CategoryText = {
  readonly label: string
  /** The operator's own spellings; those of the specification are always known. */
  readonly aliases: readonly string[]
  /** Categories stand in the order of this number. */
  readonly place: number
  readonly offered: CategoryPlaces
}

/** What stands of a category that was edited or added. */
export type WrittenCategory = CategoryText & {
  readonly slug: string
  /** Spellings that stood once; products and forms may still have them. */
  readonly former: readonly string[]
}

export type Category = CategoryText & { readonly slug: string }

export type Taxonomy = {
  /** In order, also what is hidden. */
  readonly all: readonly Category[]
  readonly bySlug: ReadonlyMap<string, Category>
  readonly bySpelling: ReadonlyMap<string, string>
  readonly written: readonly WrittenCategory[]
}

const offLanding: readonly string[] = ['drip-irrigation', 'submersible-motors-pumps']

function placesOf(slug: string): CategoryPlaces {
  if (slug === 'energy-power') return 'forms'
  return offLanding.includes(slug) ? 'market' : 'front'
}

/** The specification's categories as the desk shows them. */
export const firstTexts: ReadonlyMap<string, CategoryText> = new Map(
  categories.map(({ slug, label }, index) => [
    slug,
    { label, aliases: [], place: (index + 1) * 10, offered: placesOf(slug) },
  ]),
)

export const foldLabel = (label: string) => label.trim().toLowerCase().replace(/\s+/g, ' ')

export function taxonomyOf(written: readonly WrittenCategory[]): Taxonomy {
  const texts = [...firstTexts].map(([slug, text]) => ({ slug, ...text }))
  const bySlug = new Map<string, Category>(
    [...texts, ...written].map((category) => [category.slug, category]),
  )
  const all = [...bySlug.values()].sort((one, other) => one.place - other.place)
  const bySpelling = new Map<string, string>()
  const spell = (slug: string, words: readonly string[]) => {
    for (const word of words) bySpelling.set(foldLabel(word), slug)
  }
  // The later ones win: what stands now over what stood once, and the specification over both.
  for (const { slug, former } of written) spell(slug, former)
  for (const { slug, label, aliases } of all) spell(slug, [slug, label, ...aliases])
  for (const { slug, label, aliases } of categories) spell(slug, [label, ...aliases])
  return { all, bySlug, bySpelling, written }
}

/** Whether an editor has named it: its label is not the specification's. */
export const isRenamed = ({ slug, label }: Category) => firstTexts.get(slug)?.label !== label
