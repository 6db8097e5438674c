import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/content/policies.ts'
import { route } from '#server/http/route.ts'
import { readsOf } from '#server/services.ts'
import { toPolicyReply } from './policy.reply.ts'
import { getPolicy } from './policy.service.ts'

export function policyRoutes(app: FastifyInstance) {
  route(app, contract.getPolicy, async ({ policy }) =>
    toPolicyReply(await getPolicy(readsOf(app.services), policy)),
  )
}
