import { everyField, fileColumnOf } from '#contract/products/product-fields.ts'
import { sentences } from './sentences.ts'

type Numbered = { number: number }

/** The heads of a file of products. In English they are the names of the columns, which every import reads. */
export const productColumns = sentences('productColumns', {
  ...everyField(fileColumnOf),
  price: ({ number }: Numbered) => `price_${number}`,
  min: ({ number }: Numbered) => `min_${number}`,
  max: ({ number }: Numbered) => `max_${number}`,
  spec_key: ({ number }: Numbered) => `spec_${number}_key`,
  spec_value: ({ number }: Numbered) => `spec_${number}_value`,
  image: ({ number }: Numbered) => `image_${number}`,
  product_id: 'product_id',
  stock_seen: 'stock_seen',
  problem: 'problem',
})
