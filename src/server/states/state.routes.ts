import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/content/states.ts'
import { presentStates } from '#contract/tax/present-states.ts'
import { route } from '#server/http/route.ts'
import { toState } from './state.reply.ts'

export function stateRoutes(app: FastifyInstance) {
  route(app, contract.listStates, async () => ({
    success: true as const,
    states: presentStates().all.map(toState),
  }))
}
