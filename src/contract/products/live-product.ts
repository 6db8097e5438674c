import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { moment, productId } from '#contract/fields.ts'
import { successWithMessage } from '#contract/reply.ts'
import { liveDurationOf } from './live-duration.ts'
import { productDraft, productPictures } from './product-upload.ts'

/** Text such as '2 Days 2 hr 15min'; the parsed value is in milliseconds. */
const expireIn = z.pipe(z.optional(z.unknown()), z.transform(liveDurationOf))

export const uploadLiveProduct = endpoint({
  method: 'POST',
  path: '/api/products/uploadlive',
  access: 'seller',
  keyed: true,
  body: 'pictures',
  about:
    "Offers a product for a while: `expireIn` is a text such as '2 Days 2 hr 15min', between a minute and 30 days.",
  input: z.object({ ...productDraft, product_image: productPictures, expireIn }),
  reply: z.object({ ...successWithMessage, product_id: z.uuid(), expires_at: moment }),
})
export type LiveProductDraft = z.output<typeof uploadLiveProduct.input>

export const relistProduct = endpoint({
  method: 'POST',
  path: '/api/products/:productId/relist',
  access: 'seller',
  about: 'Lists an own live offer anew, running or ended, for `expireIn` from now.',
  input: z.object({ productId, expireIn }),
  reply: z.object({ ...successWithMessage, expires_at: moment }),
})
