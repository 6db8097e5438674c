import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, cutText, moment, productId, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { sellerOnlyFields } from '#contract/products/own-product.ts'
import { product } from '#contract/products/product.ts'
import { pagedWithOthers, successFields, successReply, successWithMessage } from '#contract/reply.ts'
import { seenRevision } from '#contract/revision.ts'

const reviewedProduct = z.object({
  ...product.shape,
  ...sellerOnlyFields,
  /** null: it stays a top product until an admin ends that. */
  top_until: z.nullable(moment),
  /** When it was created, or last changed in a way that needs a new verification. */
  waiting_since: moment,
  /** When its seller created or last changed it. */
  changed_at: moment,
})
export type ReviewedProduct = z.infer<typeof reviewedProduct>

export const adminProductStatus = z.enum(
  ['pending', 'verified', 'rejected', 'top'],
  'This status does not exist',
)
export type AdminProductStatus = z.infer<typeof adminProductStatus>

export const listReviewedProducts = endpoint({
  method: 'GET',
  path: '/api/admin/products',
  access: 'admin',
  area: 'vetting',
  about: 'Products by their verification, or the top products; the longest waiting first.',
  input: z.object({
    status: z._default(adminProductStatus, 'pending'),
    /** Part of the product's name or of the seller's company. */
    q: z.optional(cutText(limits.text.query)),
    cursor,
  }),
  reply: z.object({ ...successFields, products: z.array(reviewedProduct), ...pagedWithOthers }),
})

const decision = { method: 'POST', access: 'admin', area: 'vetting', reply: successReply } as const
/** The revision that the admin looked at. The server refuses with 409 if the product has changed since. */
const one = z.object({ productId, revision: seenRevision })

export const verifyProduct = endpoint({
  ...decision,
  path: '/api/admin/products/:productId/verify',
  about: 'Marks a product as verified; its seller is told.',
  input: one,
})

export const unverifyProduct = endpoint({
  ...decision,
  path: '/api/admin/products/:productId/unverify',
  about: 'Makes a product wait for its verification again, also one that was rejected.',
  input: one,
})

export const rejectProduct = endpoint({
  ...decision,
  path: '/api/admin/products/:productId/reject',
  about: 'Takes a product off the market; its seller reads the reason.',
  input: z.object({ productId, revision: seenRevision, reason: textOf('reason', limits.text.reason) }),
})

const wrongEnd = 'The end is written as 2026-11-30'
const endOfDayInIndia = (day: string) => new Date(`${day}T23:59:59.999+05:30`)
const isDay = (text: string) => z.iso.date().safeParse(text).success
const isMoment = (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success

const until = z.pipe(
  z.nullish(
    z.string(wrongEnd).check(z.refine((text) => text === '' || isDay(text) || isMoment(text), wrongEnd)),
  ),
  z.transform((text) => (text ? (isDay(text) ? endOfDayInIndia(text) : new Date(text)) : null)),
)

export const featureProduct = endpoint({
  ...decision,
  path: '/api/admin/products/:productId/feature',
  about: 'Makes a product a top product, until a day in India (included) or a moment, or without an end.',
  input: z.object({ productId, revision: seenRevision, until }),
})

export const unfeatureProduct = endpoint({
  ...decision,
  path: '/api/admin/products/:productId/unfeature',
  about: 'A top product becomes one like the others.',
  input: one,
})

export const maxVerifiedAtOnce = limits.page.list

export const verifyProducts = endpoint({
  method: 'POST',
  path: '/api/admin/products/verify',
  access: 'admin',
  area: 'vetting',
  about:
    'Verifies many products at once; those that are verified or gone already are passed over. `revisions`, in the order of the ids, are those that were looked at: products that changed since are left as they are and named in `changed`.',
  input: z
    .object({
      product_ids: z
        .array(productId, 'Choose at least one product')
        .check(
          z.minLength(1, 'Choose at least one product'),
          z.maxLength(maxVerifiedAtOnce, `Verify at most ${maxVerifiedAtOnce} products at a time`),
        ),
      revisions: z.optional(z.array(z.int('Revision must be a whole number'), 'Revisions must be a list')),
    })
    .check(
      z.refine(
        ({ product_ids, revisions }) => !revisions || revisions.length === product_ids.length,
        'Each product needs its revision',
      ),
    ),
  reply: z.object({
    ...successWithMessage,
    verified: z.int(),
    changed: z.array(z.object({ product_id: z.uuid(), product_name: z.string() })),
  }),
})
