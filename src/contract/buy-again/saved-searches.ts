import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { idOf, lineOf, moment } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { product } from '#contract/products/product.ts'
import { successFields, successReply, successWithMessage } from '#contract/reply.ts'

const searchId = idOf('Search not found')
const name = lineOf('searchName', limits.savedSearches.name)

const savedSearch = z.object({
  search_id: z.uuid(),
  name: z.string(),
  /** Words and filters as the address of a search has them: 'q=cotton&state=Gujarat'. */
  query: z.string(),
  is_alerting: z.boolean(),
  /** Products that came since the last look; at most as many as are kept. */
  news: z.int(),
  created_at: moment,
})
export type SavedSearch = z.infer<typeof savedSearch>

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/api/users/searches',
  access: 'user',
  about: "The caller's saved searches, the newest first, with how many products are new since the last look.",
  input: z.object({}),
  reply: z.object({ ...successFields, searches: z.array(savedSearch) }),
})

export const saveSearch = endpoint({
  method: 'POST',
  path: '/api/users/searches',
  access: 'user',
  keyed: true,
  about:
    'Saves a search: words, filters or both, as an address has them. What else the address holds is left out.',
  input: z.object({
    name,
    query: z
      .string('Choose words or a filter first')
      .check(z.maxLength(limits.savedSearches.query, 'This search is too long')),
    is_alerting: z._default(z.boolean('Choose whether to be told of new products'), true),
  }),
  reply: z.object({ ...successWithMessage, search_id: z.uuid() }),
})

export const changeSavedSearch = endpoint({
  method: 'PUT',
  path: '/api/users/searches/:searchId',
  access: 'user',
  about: 'Gives a saved search another name, and chooses whether news of it is told.',
  input: z.object({ searchId, name, is_alerting: z.boolean('Choose whether to be told of new products') }),
  reply: successReply,
})

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/api/users/searches/:searchId',
  access: 'user',
  about: 'Deletes a saved search.',
  input: z.object({ searchId }),
  reply: successReply,
})

export const getSavedSearch = endpoint({
  method: 'GET',
  path: '/api/users/searches/:searchId',
  access: 'user',
  about:
    'One saved search with the products that came since it was saved, the newest first; those that are gone are left out.',
  input: z.object({ searchId }),
  reply: z.object({
    ...successFields,
    ...savedSearch.shape,
    products: z.array(product),
    /** Those of them that are new since the last look. */
    new_ids: z.array(z.uuid()),
  }),
})
export type OpenSearch = z.infer<typeof getSavedSearch.reply>

export const lookAtSavedSearch = endpoint({
  method: 'POST',
  path: '/api/users/searches/:searchId/look',
  access: 'user',
  about: 'Notes that the caller has seen what a saved search found. Twice is once.',
  input: z.object({ searchId }),
  reply: successReply,
})
