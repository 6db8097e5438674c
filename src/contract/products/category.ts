/** One of the specification's. */
type SpecifiedCategory = {
  readonly slug: string
  readonly label: string
  readonly aliases: readonly string[]
}

/**
 * The specification's taxonomy: the 18 categories of the strip and 'Energy & power' (decisions, section 3). What stands
 * now may differ: an editor renames, orders, hides and adds categories (`present-categories.ts`).
 */
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
] as const satisfies readonly SpecifiedCategory[]

export type CategorySlug = (typeof categories)[number]['slug']
