import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/quote.ts'
import { requirements as texts } from '#contract/texts/requirements.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import * as quotes from './quote.service.ts'
import { toSellerRequirement } from './requirement.reply.ts'

export function quoteRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listSellerRequirements, async (input, seller) => {
    const { page, ...more } = await quotes.listSellerRequirements(db, seller, input)
    return { success: true as const, requirements: page.map(toSellerRequirement), ...more }
  })
  route(app, contract.getSellerRequirement, async ({ requirementId }, seller) => ({
    success: true as const,
    requirement: toSellerRequirement(await quotes.getSellerRequirement(db, seller, requirementId)),
  }))
  route(app, contract.sendQuote, async (draft, seller) => {
    await quotes.sendQuote(db, seller, draft)
    const seen = await quotes.getSellerRequirement(db, seller, draft.requirementId)
    return success(texts.quoteSent, { requirement: toSellerRequirement(seen) })
  })
  route(app, contract.withdrawQuote, async ({ requirementId }, seller) => {
    await quotes.withdrawQuote(db, seller, requirementId)
    return success(texts.quoteWithdrawn)
  })
}
