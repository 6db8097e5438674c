import { expect, test } from 'vitest'
import { z } from 'zod'
import { listNotifications } from '#contract/notification.ts'
import { getRequirement, postRequirement, renewRequirement } from '#contract/requirement.ts'
import { rows, sql } from '#server/db/sql.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { named } from '#server/testing/named.ts'
import { aQuote, aRequirement } from '#server/testing/requirements.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { endRequirements, notifyOfEnding, purgeRequirements } from './expiry.service.ts'

const testApp = openTestApp()
const newsOf = async (person: Someone) =>
  (await testApp.as(person)(listNotifications, {})).notifications.map(({ kind, message }) => [kind, message])

/** Moves all requirements this many days into the past, then runs the upkeep. */
async function later(days: number) {
  const past = sql`make_interval(days => ${days})`
  await testApp.db.run(sql`
    update requirements set created_at = created_at - ${past}, ends_at = ends_at - ${past},
      end_told_at = end_told_at - ${past}, closed_at = closed_at - ${past}`)
  await endRequirements(testApp.db)
  await notifyOfEnding(testApp.db)
  await purgeRequirements(testApp.db)
}

async function aQuotedRequirement() {
  const buyer = await aBuyer(testApp.db)
  const seller = await aSeller(testApp.db)
  const requirementId = await aRequirement(testApp.db, { buyer, product_name: 'Jute rope' })
  await aQuote(testApp.db, { requirementId, seller })
  const read = async () => (await testApp.as(buyer)(getRequirement, { requirementId })).requirement
  return { buyer, seller, requirementId, read }
}

test('an open requirement ends after 45 days, and its buyer is notified three days before', async () => {
  const { buyer, seller, read } = await aQuotedRequirement()
  await later(41)
  expect(await newsOf(buyer)).toEqual([])
  await later(1)
  await later(1)
  const notifications = [
    'requirement-ending',
    'Your requirement Jute rope ends in 3 days. Renew it if you still need it.',
  ]
  expect(await newsOf(buyer)).toEqual([notifications])
  expect((await read()).state).toBe('quoted')
  await later(2)
  expect(await read()).toMatchObject({ state: 'closed', has_ended: true, close_reason: null })
  expect(await newsOf(buyer)).toEqual([
    ['requirement-closed', 'Your requirement Jute rope has ended after 45 days.'],
    notifications,
  ])
  expect(await newsOf(seller)).toEqual([['requirement-closed', 'Jute rope: the requirement has ended']])
})

test('a renewed requirement stays open for another 45 days, and its buyer is notified again before its end', async () => {
  const { buyer, requirementId, read } = await aQuotedRequirement()
  await later(43)
  expect(await testApp.as(buyer)(renewRequirement, { requirementId })).toEqual({
    success: true,
    content: 'The requirement is open for 45 more days.',
    sentence: named,
  })
  await later(40)
  expect(await read()).toMatchObject({ state: 'quoted', has_ended: false })
  await testApp.db.run(sql`update notifications set is_read = true`)
  await later(3)
  await later(3)
  expect((await read()).state).toBe('closed')
  expect((await newsOf(buyer)).filter(([kind]) => kind === 'requirement-ending')).toHaveLength(2)
})

test('nothing ends unannounced, however long nobody looked', async () => {
  const { read } = await aQuotedRequirement()
  await later(60)
  expect((await read()).state).toBe('quoted')
  await later(3)
  expect((await read()).state).toBe('closed')
})

test('what is closed or another one’s cannot be renewed', async () => {
  const { buyer, requirementId } = await aQuotedRequirement()
  await expect(
    testApp.as(await aBuyer(testApp.db))(renewRequirement, { requirementId }),
  ).rejects.toMatchObject({
    status: 404,
  })
  await testApp.db.run(sql`update requirements set closed_at = now() where requirement_id = ${requirementId}`)
  await expect(testApp.as(buyer)(renewRequirement, { requirementId })).rejects.toMatchObject({
    status: 409,
    message: 'This requirement is closed. Please post it again.',
  })
})

test('closed requirements and their quotes are kept for a year', async () => {
  const { requirementId } = await aQuotedRequirement()
  await testApp.db.run(sql`update requirements set closed_at = now() where requirement_id = ${requirementId}`)
  const count = async () =>
    (
      await testApp.db.one(rows(z.object({ count: z.int() }))`
        select count(*) from quotes where requirement_id = ${requirementId}`)
    ).count
  await later(364)
  expect(await count()).toBe(1)
  await later(2)
  expect(await count()).toBe(0)
})

const draft = {
  product_name: 'Cotton carry bags',
  quantity: 5_000,
  product_details: '140 GSM',
  category_type: 'apparel & fashion',
}

test('the same requirement again within seven days is one, and nobody is notified again', async () => {
  const buyer = await aBuyer(testApp.db)
  const post = async (more: object = {}) =>
    (await testApp.as(buyer)(postRequirement, { ...draft, ...more })).requirement_id
  const first = await post()
  expect(await post({ product_name: 'COTTON carry bags' })).toBe(first)
  expect(await post({ product_name: 'Cotton  carry\u00a0bags', product_details: '140\nGSM' })).toBe(first)
  const hindi = await post({ product_name: 'क\u093c बैग' })
  expect(await post({ product_name: '\u0958 बैग' })).toBe(hindi)
  expect(await post({ quantity: 5_001 })).not.toBe(first)
  await testApp.db.run(sql`update requirements set created_at = created_at - interval '8 days'`)
  expect(await post()).not.toBe(first)
})
