import * as z from 'zod/mini'
import { pricedGoods } from '#contract/cart.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idOf, lineOf, moment, productId, quantity } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields, successReply, successWithMessage } from '#contract/reply.ts'

const listId = idOf('List not found')
const name = lineOf('listName', limits.goodsLists.name)
/** 192 random bits. */
const link_key = z.string('Link not found').check(z.regex(/^[\w-]{32}$/, 'Link not found'))
const item = z.object({ product_id: productId, quantity })
const items = z
  .array(item, 'Choose at least one product')
  .check(z.maxLength(limits.goodsLists.lines, `Choose at most ${limits.goodsLists.lines} products at a time`))

const summary = z.object({
  list_id: z.uuid(),
  name: z.string(),
  /** How many products it holds. */
  products: z.int(),
  is_shared: z.boolean(),
  changed_at: moment,
})
export type GoodsListSummary = z.infer<typeof summary>

const goods = z.array(pricedGoods)

export const listGoodsLists = endpoint({
  method: 'GET',
  path: '/api/users/lists',
  access: 'user',
  about: "The caller's lists of products, the one that changed last first.",
  input: z.object({}),
  reply: z.object({ ...successFields, lists: z.array(summary) }),
})

const savedList = z.object({
  ...successWithMessage,
  list_id: z.uuid(),
  /** Products that are not sold any more, which were left out. */
  left_out: z.array(z.uuid()),
})

export const createGoodsList = endpoint({
  method: 'POST',
  path: '/api/users/lists',
  access: 'user',
  keyed: true,
  about: 'Makes a list with these products, or an empty one.',
  input: z.object({ name, items: z._default(items, []) }),
  reply: savedList,
})

export const getGoodsList = endpoint({
  method: 'GET',
  path: '/api/users/lists/:listId',
  access: 'user',
  about: 'One list of the caller, each product with its quantity at the price of today.',
  input: z.object({ listId }),
  reply: z.object({
    ...successFields,
    list_id: z.uuid(),
    name: z.string(),
    /** What the link is made of, as long as the list is shared. */
    link_key: z.nullable(z.string()),
    goods,
  }),
})
export type GoodsList = z.infer<typeof getGoodsList.reply>

export const renameGoodsList = endpoint({
  method: 'PUT',
  path: '/api/users/lists/:listId',
  access: 'user',
  about: 'Gives a list another name.',
  input: z.object({ listId, name }),
  reply: successReply,
})

export const deleteGoodsList = endpoint({
  method: 'DELETE',
  path: '/api/users/lists/:listId',
  access: 'user',
  about: 'Deletes a list; its link opens nothing from then on.',
  input: z.object({ listId }),
  reply: successReply,
})

export const addToGoodsList = endpoint({
  method: 'POST',
  path: '/api/users/lists/:listId/items',
  access: 'user',
  about: 'Puts products into a list; one that is there already gets the new quantity.',
  input: z.object({ listId, items: items.check(z.minLength(1, 'Choose at least one product')) }),
  reply: savedList,
})

export const removeFromGoodsList = endpoint({
  method: 'DELETE',
  path: '/api/users/lists/:listId/items',
  access: 'user',
  about: 'Takes a product out of a list. Twice is once.',
  input: z.object({ listId, product_id: productId }),
  reply: successReply,
})

export const shareGoodsList = endpoint({
  method: 'POST',
  path: '/api/users/lists/:listId/link',
  access: 'user',
  about: 'Makes the link to a list, which whoever has it and is signed in can read; there is one at a time.',
  input: z.object({ listId }),
  reply: z.object({ ...successWithMessage, link_key: z.string() }),
})

export const unshareGoodsList = endpoint({
  method: 'DELETE',
  path: '/api/users/lists/:listId/link',
  access: 'user',
  about: 'Takes the link back; a later one is another.',
  input: z.object({ listId }),
  reply: successReply,
})

export const getSharedList = endpoint({
  method: 'GET',
  path: '/api/users/shared-list',
  access: 'user',
  about:
    'A list that somebody shared by a link: its name, their company, its products. Nothing else of them.',
  input: z.object({ link_key }),
  reply: z.object({
    ...successFields,
    name: z.string(),
    /** Of the list's owner; null where the account names none. */
    company: z.nullable(z.string()),
    is_own: z.boolean(),
    goods,
  }),
})
export type SharedList = z.infer<typeof getSharedList.reply>

export const copySharedList = endpoint({
  method: 'POST',
  path: '/api/users/shared-list/copy',
  access: 'user',
  keyed: true,
  about: 'Keeps a list that somebody shared as a list of one’s own.',
  input: z.object({ link_key }),
  reply: z.object({ ...successWithMessage, list_id: z.uuid() }),
})
