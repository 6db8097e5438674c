import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/content/gst-rates.ts'
import { route } from '#server/http/route.ts'
import { readsOf } from '#server/services.ts'
import { listOfferedRates } from './gst-rate.service.ts'

export function gstRateRoutes(app: FastifyInstance) {
  route(app, contract.listGstRates, async () => ({
    success: true as const,
    rates: await listOfferedRates(readsOf(app.services)),
  }))
}
