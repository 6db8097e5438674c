import type { FastifyInstance } from 'fastify'
import { toRupees } from '#contract/products/price.ts'
import * as contract from '#contract/samples/sample.ts'
import { samples as texts } from '#contract/texts/goods/samples.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { getSample, orderSample } from './sample.service.ts'

export function sampleRoutes(app: FastifyInstance) {
  const { services } = app

  route(app, contract.getSample, async ({ productId }, buyer) => {
    const sample = await getSample(services.db, buyer, productId)
    return { success: true as const, sample: sample && { ...sample, price: toRupees(sample.total_paise) } }
  })

  route(app, contract.orderSample, async (draft, caller, visit) => {
    const placing = orderSample(services, actorOf(caller, visit), draft, visit.idempotencyKey)
    return success(texts.placed, { order_id: (await placing).order_id })
  })
}
