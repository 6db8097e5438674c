import { categories, slugOf } from '#contract/category.ts'

/** The whole taxonomy, for a product that stays. */
export const productCategories: readonly string[] = categories.map(({ label }) => label)

/** The first list of the specification (section 3); its first entry is chosen at the start. */
const liveFirst = [
  'agri products & equipments',
  'apparel & fashion',
  'architects & interior designing',
  'automobile parts & spares',
  'chemicals dyes & solvents',
  'construction real & estate',
  'consumer electronics',
  'electricals & electronics',
  'energy & power',
] as const

const listed = new Set(liveFirst.map(slugOf))

/** The nine of the live form, then what the taxonomy has beyond them. */
export const liveCategories: readonly string[] = [
  ...liveFirst,
  ...categories.filter(({ slug }) => !listed.has(slug)).map(({ label }) => label),
]

export const firstCategory = productCategories[0] ?? ''
export const firstLiveCategory = liveFirst[0]
