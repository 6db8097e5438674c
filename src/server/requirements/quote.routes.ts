import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/quote.ts'
import { done } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import * as quotes from './quote.service.ts'
import { toSellerRequirement } from './requirement.wire.ts'

export function quoteRoutes(app: FastifyInstance) {
  const { db } = app.house

  route(app, contract.listSellerRequirements, async (asked, seller) => {
    const { page, ...more } = await quotes.listSellerRequirements(db, seller, asked)
    return { success: true as const, requirements: page.map(toSellerRequirement), ...more }
  })
  route(app, contract.getSellerRequirement, async ({ requirementId }, seller) => ({
    success: true as const,
    requirement: toSellerRequirement(await quotes.getSellerRequirement(db, seller, requirementId)),
  }))
  route(app, contract.sendQuote, async (draft, seller) => {
    await quotes.sendQuote(db, seller, draft)
    const seen = await quotes.getSellerRequirement(db, seller, draft.requirementId)
    return done('Your quote is sent.', { requirement: toSellerRequirement(seen) })
  })
  route(app, contract.withdrawQuote, async ({ requirementId }, seller) => {
    await quotes.withdrawQuote(db, seller, requirementId)
    return done('Your quote is withdrawn.')
  })
}
