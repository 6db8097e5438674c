import { foldLabel, isRenamed, type Taxonomy, taxonomyOf, type WrittenCategory } from './taxonomy.ts'

/**
 * Where the first script of a page leaves what editors wrote; nothing of an untouched market. No element has this name: a
 * browser answers `window.categories` with the element of that id.
 */
export type CategoriesOfPage = { categoriesOfMarket?: readonly WrittenCategory[] }

let written: CategoriesOfPage['categoriesOfMarket']
let ofPage: Taxonomy | undefined

function readPage(): Taxonomy {
  const { categoriesOfMarket } = globalThis as CategoriesOfPage
  if (!ofPage || categoriesOfMarket !== written) ofPage = taxonomyOf(categoriesOfMarket ?? [])
  written = categoriesOfMarket
  return ofPage
}

let read = readPage

/** The server says where what stands now is to be read. */
export function readTaxonomyBy(reader: () => Taxonomy) {
  read = reader
}

export const presentTaxonomy = (): Taxonomy => read()

/** What forms offer. */
export const offeredCategories = () => read().all.filter(({ offered }) => offered !== 'nowhere')

/** The live market's strip: 'all' and, at first, 18 categories. */
export const stripCategories = (): readonly { readonly slug: string; readonly label: string }[] => [
  { slug: 'all', label: 'all' },
  ...read().all.filter(({ offered }) => offered === 'front' || offered === 'market'),
]

/** The landing page's strip: at first 16 categories. */
export const landingCategories = () => read().all.filter(({ offered }) => offered === 'front')

/** The slug of any label that is or was one, in any case. */
export const slugOf = (label: string): string | undefined => read().bySpelling.get(foldLabel(label))

/** A page that was opened before a category was added knows no more than its slug. */
export const labelOf = (slug: string): string => read().bySlug.get(slug)?.label ?? slug.replaceAll('-', ' ')

/** The label of a category that an editor has named; other words stay as they were filed. */
export function presentLabel(word: string): string {
  const category = read().bySlug.get(slugOf(word) ?? '')
  return category && isRenamed(category) ? category.label : word
}

/**
 * The categories that a label selects. 'all' and blank mean no filter (undefined); an unknown label selects none
 * ([]).
 */
export function categoriesForLabel(label: string): readonly string[] | undefined {
  if (foldLabel(label) === 'all' || foldLabel(label) === '') return undefined
  if (foldLabel(label) === 'electricals & electronics') return ['electricals-lights', 'electronics-computers']
  const slug = slugOf(label)
  return slug ? [slug] : []
}

/** Whether a label is known or means no filter. */
export const isCategoryLabel = (label: string) => categoriesForLabel(label)?.length !== 0

/** The categories that several labels select together. */
export function categoriesForLabels(labels: readonly string[]): readonly string[] | undefined {
  const meanings = labels.map(categoriesForLabel)
  if (meanings.length === 0 || meanings.includes(undefined)) return undefined
  return [...new Set(meanings.flatMap((slugs) => slugs ?? []))]
}
