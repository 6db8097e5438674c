import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/sellers/price-list.ts'
import { originOf } from '#server/http/origin.ts'
import { route } from '#server/http/route.ts'
import { getShop } from '#server/shops/shop.service.ts'
import { getPriceList, getPublicPriceList } from './price-list.service.ts'

export function priceListRoutes(app: FastifyInstance) {
  const { db } = app.services
  route(app, contract.getOwnPriceList, ({ category }, { user_id: sellerId }) =>
    getPriceList(db, { sellerId, category, origin: originOf(app) }),
  )
  route(app, contract.getPriceList, async ({ handle, category }) => {
    const { seller_id: sellerId } = await getShop(db, handle)
    return getPublicPriceList(db, { sellerId, category, origin: originOf(app) })
  })
  route(app, contract.getPriceListOfSeller, (wish) =>
    getPublicPriceList(db, { ...wish, origin: originOf(app) }),
  )
}
