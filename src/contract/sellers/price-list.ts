import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cutText, sellerId } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { isCategoryLabel } from '#contract/products/present-categories.ts'
import { unknownCategory } from '#contract/products/product-filters.ts'
import { storedFile } from '#contract/reply.ts'

/** Of this category alone, by any of its labels; 'all' is no choice. */
const category = z._default(
  cutText(limits.text.name).check(z.refine(isCategoryLabel, unknownCategory)),
  'all',
)

export const getOwnPriceList = endpoint({
  method: 'GET',
  path: '/api/seller/price-list.pdf',
  access: 'seller',
  produces: 'application/octet-stream',
  about:
    "What the caller's shop lists today as a PDF file: slabs, unit, item code, minimum and GST rate of each product, and a QR code of the shop.",
  input: z.object({ category }),
  reply: storedFile,
})

export const getPriceList = endpoint({
  method: 'GET',
  path: '/api/shops/:handle/price-list.pdf',
  access: 'anyone',
  produces: 'application/octet-stream',
  about: 'The price list of the shop that has this address, as a PDF file; it is at most some seconds old.',
  input: z.object({ handle: cutText(60), category }),
  reply: storedFile,
})

export const getPriceListOfSeller = endpoint({
  method: 'GET',
  path: '/api/users/seller/:sellerId/price-list.pdf',
  access: 'anyone',
  produces: 'application/octet-stream',
  about: 'The same of a shop by its number, for one that has chosen no address.',
  input: z.object({ sellerId, category }),
  reply: storedFile,
})
