import type { ProductSort } from '#contract/products/product.ts'
import { productTexts } from '#web/products/product-texts.ts'
import type { Total } from '#web/ui/formats/rupees.ts'
import { grouped, rupeesShort } from '#web/ui/formats/rupees.ts'

export const filterTexts = {
  filters: 'Filters',
  filter: 'Filter',
  category: 'Category',
  price: 'Price',
  from: 'From ₹',
  to: 'To ₹',
  notPrice: 'Write a price in rupees, such as 1,000 or 99.50.',
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
  show: (total: Total) => `Show ${productTexts.count(total)}`,
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
    answers: 'Answers fastest',
  } satisfies Record<ProductSort, string>,
  upTo: (quantity: number) => `Up to ${grouped(quantity)}`,
  moqChip: (quantity: number) => `Min. order up to ${grouped(quantity)}`,
  stars: (rating: number) => `${rating} ★ and up`,
  under: (price: number) => `Under ${rupeesShort(price)}`,
  above: (price: number) => `${rupeesShort(price)} and more`,
  between: (lowest: number, highest: number) => `${rupeesShort(lowest)} – ${rupeesShort(highest)}`,
} as const
