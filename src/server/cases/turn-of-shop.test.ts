import { expect, test } from 'vitest'
import { getCase, openCase } from '#contract/cases/case.ts'
import { caseState } from '#contract/cases/case-fields.ts'
import { countWaiting } from '#contract/waiting.ts'
import { sql } from '#server/db/sql.ts'
import { bagsThatCame, tornBags } from '#server/testing/desk/cases.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const settings = caseState.options.flatMap((state) => [true, false].map((isOwed) => ({ state, isOwed })))

test.each(['buyer', 'seller'] as const)(
  'of a problem that the %s opened the console counts the turn of the shop as the problem says it',
  async (opener) => {
    const about = await bagsThatCame(testApp)
    const { seller, orderId } = about
    const unpaid = { kind: 'payment', orderId, wish: 'answer', words: 'Nothing has arrived' } as const
    const draft = opener === 'buyer' ? tornBags(orderId) : unpaid
    const { case_id: caseId } = (await testApp.as(about[opener])(openCase, draft)).case
    for (const { state, isOwed } of settings) {
      await testApp.db.run(sql`
        update cases set state = ${state},
          answer_by = case when ${state} in ('open', 'answered') then now() + interval '1 day' end,
          outcome_by = case when ${isOwed} then now() + interval '1 day' end
        where case_id = ${caseId}`)
      const { turn, me } = (await testApp.as(seller)(getCase, { caseId })).case
      const { problems } = (await testApp.as(seller)(countWaiting, {})).waiting
      expect({ state, isOwed, problems }).toEqual({ state, isOwed, problems: Number(turn?.role === me) })
    }
  },
)
