import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/sellers/analytics.ts'
import { getTaxFigures } from '#contract/sellers/tax-figures.ts'
import { countWaiting } from '#contract/waiting.ts'
import { route } from '#server/http/route.ts'
import { toAnalytics } from './analytics.reply.ts'
import { figuresOf } from './analytics.service.ts'
import { toTaxFigures } from './tax-figures.reply.ts'
import { taxFiguresOf } from './tax-figures.service.ts'
import * as service from './waiting.service.ts'

export function analyticsRoutes(app: FastifyInstance) {
  const getFigures = figuresOf(app.services.db)

  route(app, contract.getAnalytics, async (_, seller) => {
    const { figures, missingGoods } = await getFigures(seller)
    return { success: true as const, analytics: toAnalytics(figures, missingGoods) }
  })

  route(app, getTaxFigures, async ({ period = 'month' }, seller) => ({
    success: true as const,
    tax: toTaxFigures(await taxFiguresOf(app.services.db, seller, period)),
  }))

  route(app, countWaiting, async (_, seller) => ({
    success: true as const,
    waiting: await service.countWaiting(app.services.db, seller),
  }))
}
