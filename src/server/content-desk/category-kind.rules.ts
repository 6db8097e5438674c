import { categoryText } from '#contract/content/categories.ts'
import { categorySlug } from '#contract/content/category-rules.ts'
import { limits } from '#contract/limits.ts'
import { firstTaxonomy } from '#contract/products/first-taxonomy.ts'
import { type CategoryText, firstTexts, foldLabel } from '#contract/products/taxonomy.ts'
import { content as texts } from '#contract/texts/desk/content.ts'
import { badInput } from '#server/errors.ts'
import type { Among, Kind } from './kind.rules.ts'

/** Products, requirements and addresses name a category by its slug, so none can be taken away. */
export const categoryKind: Kind = {
  schema: categoryText,
  first: () => firstTexts,
  isOpen: true,
  mayEnd: () => false,
  checkAmong: (document) => {
    const category = { ...document, value: document.value as CategoryText }
    const others = document.others as ReadonlyMap<string, CategoryText>
    if (document.isNew) requireSlug(category, others.size)
    requireOwnWords(category, others)
    requireOffer(category, others)
  },
  fitAmong: ({ value, others }) =>
    placeApart(value as CategoryText, [...(others as ReadonlyMap<string, CategoryText>).values()]),
}

const step = 10

/** Who moves a category while another admin does may mean the same place: the later one stands right behind. */
function placeApart(value: CategoryText, others: readonly CategoryText[]): CategoryText {
  if (!others.some(({ place }) => place === value.place)) return value
  const behind = others.map(({ place }) => place).filter((place) => place > value.place)
  const place = behind.length > 0 ? (value.place + Math.min(...behind)) / 2 : value.place + step
  return { ...value, place }
}

type Place = Pick<Among, 'name'> & { readonly value: CategoryText }
type Others = ReadonlyMap<string, CategoryText>

function requireSlug({ name, value }: Place, others: number) {
  const slug = categorySlug(value.label)
  if (slug === '' || slug !== name) throw badInput(texts.categoryLetters, 'label')
  if (others >= limits.category.all) throw badInput(texts.categoryMany)
}

/** No word means two categories, also one that the specification knows and the desk does not show. */
function requireOwnWords({ name, value }: Place, others: Others) {
  const taken = wordsOf(name, others)
  const refuse = (spelling: string, field: 'label' | 'aliases') => {
    const folded = foldLabel(spelling)
    if (folded === 'all') throw badInput(texts.categoryReserved({ spelling }), field)
    const slug = taken.get(folded)
    if (slug) throw badInput(texts.categoryTaken({ spelling, label: others.get(slug)?.label ?? slug }), field)
  }
  for (const spelling of [value.label, name]) refuse(spelling, 'label')
  for (const spelling of value.aliases) refuse(spelling, 'aliases')
}

/** What means another category than this one. */
const wordsOf = (name: string, others: Others): ReadonlyMap<string, string> =>
  new Map([
    ...[...firstTaxonomy.bySpelling].filter(([, slug]) => slug !== name),
    ...[...others].flatMap(([slug, { label, aliases }]) =>
      [slug, label, ...aliases].map((spelling): [string, string] => [foldLabel(spelling), slug]),
    ),
  ])

function requireOffer({ value }: Place, others: Others) {
  const isOffered = ({ offered }: CategoryText) => offered !== 'nowhere'
  if (!isOffered(value) && ![...others.values()].some(isOffered))
    throw badInput(texts.categoryLast, 'offered')
}
