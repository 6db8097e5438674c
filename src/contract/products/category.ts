/** The one taxonomy: the 18 categories of the strip and 'Energy & power' (decisions, section 3). */
export type Category = { readonly slug: string; readonly label: string; readonly aliases: readonly string[] }

export const categories = [
  { slug: 'agri-products-equipments', label: 'Agri products & Equipments', aliases: [] },
  { slug: 'apparel-fashion', label: 'Apparel & Fashion', aliases: ['T-Shirt'] },
  {
    slug: 'automobile-spares-parts',
    label: 'Automobile Spares & parts',
    aliases: ['automobile parts & spares'],
  },
  { slug: 'bags-luggage', label: 'Bags and Luggage', aliases: [] },
  { slug: 'beauty-cosmetics-care', label: 'Beauty Cosmetics & Care', aliases: [] },
  {
    slug: 'books-stationery-office-supplies',
    label: 'Books Stationery & Office supplies',
    aliases: [
      'Books',
      'Stationery',
      'Books, Stationery',
      'Books, Stationery & Office supplies',
      'Stationery & Office supplies',
    ],
  },
  { slug: 'chemicals-dyes-solvents', label: 'Chemicals dyes & solvents', aliases: [] },
  { slug: 'construction-supplies', label: 'Construction supplies', aliases: ['construction real & estate'] },
  { slug: 'drip-irrigation', label: 'Drip Irrigation', aliases: [] },
  { slug: 'electricals-lights', label: 'Electricals & lights', aliases: ['electricals & electronics'] },
  { slug: 'electronics-computers', label: 'Electronics & Computers', aliases: ['consumer electronics'] },
  { slug: 'footwear', label: 'Footwear', aliases: [] },
  {
    slug: 'furniture-interior-decorative',
    label: 'Furniture & Interior Decorative',
    aliases: ['architects & interior designing', 'Furniture'],
  },
  { slug: 'hardware-paints', label: 'Hardware & paints', aliases: ['Hardware'] },
  { slug: 'home-kitchen-appliances', label: 'Home & kitchen appliances', aliases: [] },
  { slug: 'industrial-equipments', label: 'Industrial equipments', aliases: [] },
  {
    slug: 'submersible-motors-pumps',
    label: 'Submersible motors & pumps',
    aliases: ['Submersible Motors and Pumps'],
  },
  { slug: 'tiles-ceramics', label: 'Tiles & Ceramics', aliases: ['Tiles'] },
  { slug: 'energy-power', label: 'Energy & power', aliases: [] },
] as const satisfies readonly Category[]

export type CategorySlug = (typeof categories)[number]['slug']

const fold = (label: string) => label.trim().toLowerCase().replace(/\s+/g, ' ')

const bySpelling = new Map<string, CategorySlug>(
  categories.flatMap(({ slug, label, aliases }) =>
    [slug, label, ...aliases].map((spelling) => [fold(spelling), slug] as const),
  ),
)

/** The slug of any label in the specifications, in any case. */
export const slugOf = (label: string): CategorySlug | undefined => bySpelling.get(fold(label))

export const labelOf = (slug: string): string =>
  categories.find((category) => category.slug === slug)?.label ?? slug

/**
 * The categories that a label selects. 'all' and blank mean no filter (undefined); an unknown label selects none
 * ([]).
 */
export function categoriesForLabel(label: string): readonly CategorySlug[] | undefined {
  if (fold(label) === 'all' || fold(label) === '') return undefined
  if (fold(label) === 'electricals & electronics') return ['electricals-lights', 'electronics-computers']
  const slug = slugOf(label)
  return slug ? [slug] : []
}

/** Whether a label is known or means no filter. */
export const isCategoryLabel = (label: string) => categoriesForLabel(label)?.length !== 0

/** The categories that several labels select together. */
export function categoriesForLabels(labels: readonly string[]): readonly CategorySlug[] | undefined {
  const meanings = labels.map(categoriesForLabel)
  if (meanings.length === 0 || meanings.includes(undefined)) return undefined
  return [...new Set(meanings.flatMap((slugs) => slugs ?? []))]
}

const offStrip: readonly CategorySlug[] = ['energy-power']
const offLanding: readonly CategorySlug[] = [...offStrip, 'drip-irrigation', 'submersible-motors-pumps']

/** The live market's strip: 'all' and 18 categories. */
export const stripCategories: readonly { slug: CategorySlug | 'all'; label: string }[] = [
  { slug: 'all', label: 'all' },
  ...categories.filter(({ slug }) => !offStrip.includes(slug)),
]

/** The landing page's strip: 16 categories. */
export const landingCategories: readonly { slug: CategorySlug; label: string }[] = categories.filter(
  ({ slug }) => !offLanding.includes(slug),
)
