import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/sellers/shop-habits.ts'
import { habits as texts } from '#contract/texts/reach/habits.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toHabits } from './habits.reply.ts'
import { getHabits, listHolidaysOf, saveHabits } from './habits.service.ts'

export function shopHabitRoutes(app: FastifyInstance) {
  const { db } = app.services
  route(app, contract.getShopHabits, async (_, caller) => ({
    success: true as const,
    ...toHabits(await getHabits(db, caller)),
    holidays: await listHolidaysOf(db, caller),
  }))
  route(app, contract.saveShopHabits, async (draft, caller) =>
    success(texts.saved, toHabits(await saveHabits(db, caller, draft))),
  )
}
