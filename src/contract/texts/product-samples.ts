import {
  everyField,
  type ProductField,
  productFields,
  productLists,
} from '#contract/products/product-fields.ts'
import { sentences } from './sentences.ts'

const sampleOf = (name: ProductField): string => productFields[name].sample
// A category is read as on pages, so that an import knows it; codes are the same in every language; the row is of Indian
// goods, which have no importer.
const {
  category_type: _,
  unit_code: __,
  seller_item_code: ___,
  country_of_origin: ____,
  importer: _____,
  ...fields
} = everyField(sampleOf)

/** The sample row of the template, by column. */
export const productSamples = sentences('productSamples', {
  ...fields,
  ...productLists.prices.sample,
  ...productLists.specs.sample,
  ...productLists.images.sample,
})
