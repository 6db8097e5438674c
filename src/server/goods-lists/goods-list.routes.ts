import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/buy-again/goods-lists.ts'
import { goodsLists as texts } from '#contract/texts/goods/goods-lists.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toListGoods, toSummary } from './goods-list.reply.ts'
import * as lists from './goods-list.service.ts'

export function goodsListRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listGoodsLists, async (_, caller) => ({
    success: true as const,
    lists: (await lists.listLists(db, caller)).map(toSummary),
  }))
  route(app, contract.createGoodsList, async (draft, caller, { idempotencyKey }) => {
    const { list_id, left_out, ...list } = await lists.createList(db, caller, draft, idempotencyKey)
    return success(texts.saved(list), { list_id, left_out })
  })
  route(app, contract.getGoodsList, async (named, caller) => {
    const { goods, ...list } = await lists.getList(db, caller, named)
    return { success: true as const, ...list, goods: toListGoods(goods) }
  })
  route(app, contract.renameGoodsList, async (change, caller) => {
    await lists.renameList(db, caller, change)
    return success(texts.renamed)
  })
  route(app, contract.deleteGoodsList, async (named, caller) => {
    await lists.deleteList(db, caller, named)
    return success(texts.deleted)
  })
  route(app, contract.addToGoodsList, async (addition, caller) => {
    const { list_id, left_out, ...list } = await lists.addToList(db, caller, addition)
    return success(texts.saved(list), { list_id, left_out })
  })
  route(app, contract.removeFromGoodsList, async (line, caller) => {
    await lists.removeFromList(db, caller, line)
    return success(texts.removed)
  })
  sharedListRoutes(app)
}

function sharedListRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.shareGoodsList, async (named, caller) =>
    success(texts.shared, { link_key: await lists.shareList(db, caller, named) }),
  )
  route(app, contract.unshareGoodsList, async (named, caller) => {
    await lists.unshareList(db, caller, named)
    return success(texts.takenBack)
  })
  route(app, contract.getSharedList, async ({ link_key }, caller) => {
    const { goods, ...list } = await lists.getSharedList(db, caller, link_key)
    return { success: true as const, ...list, goods: toListGoods(goods) }
  })
  route(app, contract.copySharedList, async ({ link_key }, caller, { idempotencyKey }) => {
    const { list_id, name } = await lists.copySharedList(db, caller, link_key, idempotencyKey)
    return success(texts.copied({ name }), { list_id })
  })
}
