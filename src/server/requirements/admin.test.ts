import { beforeAll, expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { closeAnyRequirement, listAllRequirements } from '#contract/admin/admin-requirements.ts'
import { listNotifications } from '#contract/notification.ts'
import { getRequirement } from '#contract/requirement.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { aQuote, aRequirement } from '#server/testing/requirements.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let admin: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
})
const list = (more: object) => testApp.as(admin)(listAllRequirements, more)
const idsOf = async (more: object) =>
  (await list(more)).requirements.map(({ requirement_id }) => requirement_id)

test('an admin finds requirements by product, buyer and state, with who asks', async () => {
  const buyer = await aBuyer(testApp.db, { full_name: 'Devika Menon', company_name: 'Malabar Stores' })
  const open = await aRequirement(testApp.db, { buyer, product_name: 'Coir rope' })
  const quoted = await aRequirement(testApp.db, { buyer, product_name: 'Jute rope' })
  await aQuote(testApp.db, { requirementId: quoted, unit_price_paise: 4_550 })
  expect(await idsOf({ q: 'ROPE' })).toEqual([quoted, open])
  expect(await idsOf({ q: 'malabar', state: 'open' })).toEqual([open])
  expect((await list({ q: 'devika', state: 'quoted' })).requirements).toMatchObject([
    {
      requirement_id: quoted,
      quote_count: 1,
      best_price: 45.5,
      buyer: { user_id: buyer.user_id, name: 'Malabar Stores', phone_number: expect.any(String) },
      closed_by: null,
    },
  ])
  expect(await idsOf({ q: 'rope', state: 'closed' })).toEqual([])
})

test('a requirement whose only quote is out of sight is listed as open', async () => {
  const seller = await aSeller(testApp.db)
  const requirementId = await aRequirement(testApp.db, { product_name: 'Hemp twine' })
  await aQuote(testApp.db, { requirementId, seller })
  expect(await idsOf({ q: 'hemp', state: 'quoted' })).toEqual([requirementId])
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${seller.user_id}`)
  expect((await list({ q: 'hemp', state: 'open' })).requirements).toMatchObject([{ state: 'open' }])
  expect(await idsOf({ q: 'hemp', state: 'quoted' })).toEqual([])
})

test('pages follow each other without a gap', async () => {
  const ids: string[] = []
  for (let i = 0; i < 104; i += 1)
    ids.unshift(await aRequirement(testApp.db, { product_name: 'Paged twine' }))
  const first = await list({ q: 'paged twine' })
  const second = await list({ q: 'paged twine', cursor: first.next })
  expect([...first.requirements, ...second.requirements].map((each) => each.requirement_id)).toEqual(ids)
  expect([first.total, second.next]).toEqual([104, null])
})

test('an admin closes a forbidden requirement: the buyer is notified, and the audit log has the reason', async () => {
  const buyer = await aBuyer(testApp.db)
  const requirementId = await aRequirement(testApp.db, { buyer, product_name: 'Ivory' })
  const reason = 'Trade in ivory is forbidden'
  await testApp.as(admin)(closeAnyRequirement, { requirementId, reason })
  expect((await testApp.as(buyer)(getRequirement, { requirementId })).requirement).toMatchObject({
    state: 'closed',
    close_reason: reason,
  })
  expect((await testApp.as(buyer)(listNotifications, {})).notifications).toMatchObject([
    { kind: 'requirement-closed', message: `Your requirement Ivory was closed: ${reason}` },
  ])
  expect((await testApp.as(admin)(listAuditEvents, { subject: requirementId })).events).toMatchObject([
    { action: 'requirement.close', details: { reason } },
  ])
  expect((await list({ q: 'ivory' })).requirements[0]?.closed_by).toContain('Asha Verma')
  const url = `/api/admin/requirements/${requirementId}/close`
  expect(await send(testApp, admin, { url, body: { reason } })).toMatchObject({
    status: 409,
    json: { content: 'This requirement is closed already.' },
  })
  expect((await send(testApp, admin, { url, body: {} })).status).toBe(400)
  expect((await send(testApp, buyer, { url, body: { reason } })).status).toBe(403)
})
