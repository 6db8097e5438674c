import type { FastifyInstance } from 'fastify'
import { closings as texts } from '#contract/texts/trust/closings.ts'
import * as contract from '#contract/users/closing.ts'
import { route } from '#server/http/route.ts'
import { contentOf, success } from '#server/http/success.ts'
import { reportTo } from '#server/users/throttle.service.ts'
import { untilInWords } from './closing.rules.ts'
import * as closings from './closing.service.ts'

export function closingRoutes(app: FastifyInstance) {
  const { services } = app
  const report = reportTo(app)

  route(app, contract.getClosing, async (_input, caller) => {
    const { blocks, ...more } = await closings.getClosing(services.db, caller)
    return {
      success: true as const,
      ...more,
      blocks: blocks.map(({ kind, sentence, link }) => ({ kind, ...contentOf(sentence), link })),
    }
  })
  route(app, contract.closeAccount, async (draft, caller, visit) => {
    const until = await closings.closeAccount(services, caller, draft, { visit, report })
    return success(texts.closed({ until: untilInWords(until) }), { until: until.toISOString() })
  })
}
