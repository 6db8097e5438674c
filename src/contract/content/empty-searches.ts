import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cutText, moment } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { product } from '#contract/products/product.ts'
import { successFields } from '#contract/reply.ts'
import { content as texts } from '#contract/texts/desk/content.ts'
import { synonym } from './synonyms.ts'

export const emptySearchDays = ['1', '7', '30', '90'] as const

const emptySearch = z.object({
  words: z.string(),
  searches: z.int(),
  last_at: moment,
})
export type EmptySearch = z.infer<typeof emptySearch>

export const listEmptySearches = endpoint({
  method: 'GET',
  path: '/api/admin/empty-searches',
  access: 'admin',
  area: 'content',
  about:
    'Searches that found nothing in the last days: their words, how many there were, and when the last was.',
  input: z.object({ days: z._default(z.enum(emptySearchDays, texts.unknownDays.content), '30') }),
  reply: z.object({ ...successFields, searches: z.array(emptySearch) }),
})

const results = z.object({
  total: z.int(),
  products: z.array(z.pick(product, { product_id: true, product_name: true, seller_company: true })),
})
export type TrialResults = z.infer<typeof results>

export const trySynonym = endpoint({
  method: 'POST',
  path: '/api/admin/synonym-trials',
  access: 'admin',
  area: 'content',
  rate: 'read',
  about: 'What a search finds now, and what it would find if this synonym stood. Nothing is saved.',
  input: z.object({
    q: cutText(limits.text.query).check(z.minLength(1, texts.trialNeedsWords.content)),
    /** The entry that it would replace. */
    name: z.optional(z.string().check(z.maxLength(limits.content.name))),
    synonym,
  }),
  reply: z.object({ ...successFields, before: results, after: results }),
})
