import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/documents/bill-to.ts'
import { orders as texts } from '#contract/texts/orders.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { changeBillTo } from './bill-to.service.ts'

export function billToRoutes(app: FastifyInstance) {
  route(app, contract.changeBillTo, async (draft, caller) => {
    await changeBillTo(app.services.db, caller, draft)
    return success(texts.billToChanged)
  })
}
