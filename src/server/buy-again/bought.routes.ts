import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/buy-again/bought.ts'
import { readPastedOrder as pasted } from '#contract/buy-again/paste.ts'
import { route } from '#server/http/route.ts'
import { toBoughtProduct, toLastPurchase, toPastedLine } from './bought.reply.ts'
import { getLastPurchase, listBought } from './bought.service.ts'
import { readPastedOrder } from './paste.service.ts'

export function boughtRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listBought, async (wish, buyer) => {
    const { page, ...rest } = await listBought(db, buyer, wish)
    return { success: true as const, ...rest, products: page.map(toBoughtProduct) }
  })
  route(app, pasted, async ({ text }, buyer) => {
    const { lines, is_cut } = await readPastedOrder(db, buyer, text)
    return { success: true as const, lines: lines.map(toPastedLine), is_cut }
  })
  route(app, contract.getBought, async ({ productId }, buyer) => {
    const last = await getLastPurchase(db, buyer, productId)
    return { success: true as const, last: last ? toLastPurchase(last) : null }
  })
}
