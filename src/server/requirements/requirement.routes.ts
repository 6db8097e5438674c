import type { FastifyInstance } from 'fastify'
import { limits } from '#contract/limits.ts'
import * as contract from '#contract/requirement.ts'
import { requirements as texts } from '#contract/texts/requirements.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import * as closing from './close.service.ts'
import * as ending from './expiry.service.ts'
import { toOwnRequirement, toReceivedQuote } from './requirement.reply.ts'
import * as requirements from './requirement.service.ts'

export function requirementRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.postRequirement, async (draft, caller, { idempotencyKey }) =>
    success(texts.posted, await requirements.postRequirement(app.services, caller, draft, idempotencyKey)),
  )
  route(app, contract.listRequirements, async ({ state, cursor }, caller) => {
    const filter = { state: state || undefined, cursor }
    const { page, ...more } = await requirements.listRequirements(db, caller, filter)
    return { success: true as const, requirements: page.map(toOwnRequirement), ...more }
  })
  route(app, contract.getRequirement, async ({ requirementId }, caller) => {
    const { requirement, quotes, room_id } = await requirements.getRequirement(db, caller, requirementId)
    return {
      success: true as const,
      requirement: toOwnRequirement(requirement),
      quotes: quotes.map((quote) => toReceivedQuote(quote, requirement.quantity)),
      room_id,
    }
  })
  route(app, contract.acceptQuote, async (choice, caller) => {
    const { seller_name, room_id } = await closing.acceptQuote(db, caller, choice)
    return success(texts.accepted({ seller: seller_name }), { room_id })
  })
  route(app, contract.closeRequirement, async ({ requirementId }, caller) => {
    await closing.closeRequirement(db, caller, requirementId)
    return success(texts.wasClosed)
  })
  route(app, contract.renewRequirement, async ({ requirementId }, caller) => {
    await ending.renewRequirement(db, caller, requirementId)
    return success(texts.renewed({ days: limits.requirement.openDays }))
  })
}
