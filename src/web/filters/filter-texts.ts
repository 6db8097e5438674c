import type { ProductSort } from '#contract/product.ts'
import { grouped, rupeesShort } from '#web/ui/rupees.ts'

const counted = (total: string) => (total === '1' ? '1 product' : `${total} products`)

export const filterTexts = {
  filters: 'Filters',
  filter: 'Filter',
  category: 'Category',
  price: 'Price',
  from: 'From ₹',
  to: 'To ₹',
  moq: 'Minimum order',
  state: 'State',
  businessType: 'Business type',
  rating: 'Rating',
  verified: 'Verified',
  inStock: 'In stock',
  seller: 'Supplier and stock',
  any: 'Any',
  more: (hidden: number) => `${grouped(hidden)} more`,
  apply: 'Apply',
  show: (total: string) => `Show ${counted(total)}`,
  showNone: 'No product fits',
  clearAll: 'Clear all',
  chosen: 'Chosen filters',
  remove: (label: string) => `Remove filter ${label}`,
  sort: 'Sort',
  sorts: {
    relevance: 'Best match',
    price: 'Price low to high',
    newest: 'Newest',
    rating: 'Rating',
  } satisfies Record<ProductSort, string>,
  upTo: (quantity: number) => `Up to ${grouped(quantity)}`,
  moqChip: (quantity: number) => `Min. order up to ${grouped(quantity)}`,
  stars: (rating: number) => `${rating} ★ and up`,
  under: (price: number) => `Under ${rupeesShort(price)}`,
  above: (price: number) => `${rupeesShort(price)} and more`,
  between: (least: number, most: number) => `${rupeesShort(least)} – ${rupeesShort(most)}`,
} as const
