import {
  everyField,
  type ProductField,
  productFields,
  productLists,
} from '#contract/products/product-fields.ts'
import { sentences } from './sentences.ts'

const sampleOf = (name: ProductField): string => productFields[name].sample
// A category is read as on pages, so that an import knows it; a code is the same in every language.
const { category_type: _, unit_code: __, seller_item_code: ___, ...fields } = everyField(sampleOf)

/** The sample row of the template, by column. */
export const productSamples = sentences('productSamples', {
  ...fields,
  ...productLists.prices.sample,
  ...productLists.specs.sample,
  ...productLists.images.sample,
})
