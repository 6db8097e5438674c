import type { FastifyInstance } from 'fastify'
import { getShareHits } from '#contract/sellers/share-hits.ts'
import * as contract from '#contract/sellers/shop.ts'
import { shops as texts } from '#contract/texts/reach/shops.ts'
import { originOf } from '#server/http/origin.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { getHits } from '#server/share-hits/share-hit.service.ts'
import { toOwnShop } from './shop.reply.ts'
import * as shops from './shop.service.ts'

export function shopRoutes(app: FastifyInstance) {
  const { db } = app.services
  route(app, contract.getOwnShop, async (_, seller) => ({
    success: true as const,
    ...toOwnShop(await shops.getOwnShop(db, seller), originOf(app), seller.user_id),
  }))
  route(app, contract.saveOwnShop, async (draft, seller) =>
    success(
      texts.saved,
      toOwnShop(await shops.saveOwnShop(db, seller, draft), originOf(app), seller.user_id),
    ),
  )
  route(app, getShareHits, async (_, seller) => ({
    success: true as const,
    ...(await getHits(db, seller)),
  }))
  route(app, contract.getShop, async ({ handle }) => ({
    success: true as const,
    ...(await shops.getShop(db, handle)),
  }))
}
