import { expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { changeEwayLimit, listEwayLimits } from '#contract/admin/eway-limits.ts'
import { listShipments } from '#contract/shipments/shipment.ts'
import { anAdmin } from '#server/testing/build.ts'
import { anOrderOfBags } from '#server/testing/documents/shipments.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

const asOf = (limit: number) => ({
  limit,
  is_district_free: false,
  city_limit: null,
  is_disputed: false,
  source: 'Notification of Tamil Nadu of 1 December 2026',
  checked_on: '2026-12-01',
})

test('each limit stands with its source and the day of its look-up', async () => {
  const admin = await anAdmin(testApp.db)
  const { limits } = await testApp.as(admin)(listEwayLimits, {})
  expect(limits.map(({ state_code, limit }) => [state_code, limit])).toEqual([
    ['IN', 50_000],
    ['IS', 50_000],
    ['07', 100_000],
    ['08', 100_000],
    ['10', 100_000],
    ['19', 50_000],
    ['23', 100_000],
    ['27', 100_000],
    ['33', 100_000],
  ])
  for (const { source, checked_on } of limits) expect([source, checked_on]).not.toContain('')
  expect(limits.find(({ state_code }) => state_code === '08')?.city_limit).toBe(200_000)
  expect(limits.find(({ state_code }) => state_code === '19')?.is_disputed).toBe(true)
})

test('an admin corrects a limit: sellers read it at once, the audit keeps old and new', async () => {
  const admin = await anAdmin(testApp.db)
  const { orderId, seller } = await anOrderOfBags(testApp)
  const { limits } = await testApp.as(admin)(listEwayLimits, {})
  const revision = limits.find(({ state_code }) => state_code === '33')?.revision
  await testApp.as(admin)(changeEwayLimit, { stateCode: '33', ...asOf(75_000), revision })
  expect((await testApp.as(seller)(listShipments, { orderId })).eway_rule).toMatchObject({
    state_code: '33',
    limit: 75_000,
    checked_on: '2026-12-01',
  })
  await expect(
    testApp.as(admin)(changeEwayLimit, { stateCode: '33', ...asOf(80_000), revision }),
  ).rejects.toThrow('This limit was changed since you opened it.')
  const { events } = await testApp.as(admin)(listAuditEvents, {})
  expect(events[0]).toMatchObject({
    action: 'eway-limit.change',
    details: { from: { limit_paise: 10_000_000 }, to: { limit_paise: 7_500_000 } },
  })
})

test.each([
  [{ stateCode: '99' }, 'This state does not exist'],
  [{ stateCode: '24', limit: -1 }, 'A limit is an amount in rupees, at most 10,00,00,000'],
  [{ stateCode: '24', source: ' ' }, 'Source cannot be empty'],
])('a limit of %j is refused', async (wrong, sentence) => {
  const admin = await anAdmin(testApp.db)
  await expect(testApp.as(admin)(changeEwayLimit, { ...asOf(50_000), ...wrong })).rejects.toThrow(sentence)
})
