import { beforeAll, expect, test } from 'vitest'
import { changeContent, listContent, listRevisions, undoContent } from '#contract/content/admin-content.ts'
import { daysOf, firstHolidays, type Holiday, holidayDocument } from '#contract/content/holidays.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { getSellerEvidence } from '#contract/sellers/seller-evidence.ts'
import { getShopHabits } from '#contract/sellers/shop-habits.ts'
import { sql } from '#server/db/sql.ts'
import { refreshFigures } from '#server/service-figures/figures.service.ts'
import { anAdmin } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { named } from '#server/testing/named.ts'
import { aShop, aStranger, ask } from '#server/testing/service/service-history.ts'
import { openFurtherServer } from '#server/testing/several/further-server.ts'
import { openTestApp, type Someone, type TestApp } from '#server/testing/test-app.ts'
import { recentHolidays } from './holiday.service.ts'

const testApp = openTestApp()
const other = openFurtherServer(testApp)
let admin: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
})

const aDay = (date: string, more: Partial<Holiday> = {}): Holiday => ({
  ...{ date, name: 'Diwali', is_yearly: false, state_code: '' },
  ...more,
})
const add = (value: Holiday) =>
  testApp.as(admin)(changeContent, { kind: 'holidays', name: holidayDocument(value), value, revision: 0 })
const nextOf = async (seller: Someone, server: TestApp = testApp) =>
  (await server.as(seller)(getShopHabits, {})).holidays
const inIndia = (text: string) => new Date(`${text}:00+05:30`)

test('a yearly holiday is one of each year, and of 29 February only where there is one', () => {
  expect(daysOf(aDay('2026-01-26', { is_yearly: true }), '2025-11-01', '2027-01-25')).toEqual(['2026-01-26'])
  expect(daysOf(aDay('2028-02-29', { is_yearly: true }), '2026-01-01', '2032-12-31')).toEqual([
    '2028-02-29',
    '2032-02-29',
  ])
  expect(daysOf(aDay('2026-11-08'), '2026-11-09', '2027-11-09')).toEqual([])
})

test('the national holidays are the first content; sellers read the next ones', async () => {
  const { documents } = await testApp.as(admin)(listContent, { kind: 'holidays' })
  expect(documents.map(({ value }) => value)).toEqual(Object.values(firstHolidays))
  const next = await nextOf(await aShop(testApp))
  expect(next.map(({ name }) => name).sort()).toEqual(['Gandhi Jayanti', 'Independence Day', 'Republic Day'])
})

test('a holiday that is added shows at once, in its state alone, and at another server too; an undo brings back what was', async () => {
  const [here, elsewhere] = [await aShop(testApp), await aShop(testApp)]
  await testApp.db.run(sql`
    update users set gst_number = '24' || substr(gst_number, 3) where user_id = ${here.user_id}`)
  await testApp.db.run(sql`
    update users set gst_number = '27' || substr(gst_number, 3) where user_id = ${elsewhere.user_id}`)
  const today = dayInIndia(new Date())
  const value = aDay(today, { name: 'Uttarayan', state_code: '24' })
  expect(await nextOf(here, other)).not.toContainEqual({ day: today, name: 'Uttarayan' })
  await add(value)
  expect((await nextOf(here))[0]).toEqual({ day: today, name: 'Uttarayan' })
  await expect.poll(async () => (await nextOf(here, other))[0]).toEqual({ day: today, name: 'Uttarayan' })
  expect(await nextOf(elsewhere)).not.toContainEqual({ day: today, name: 'Uttarayan' })
  expect(await recentHolidays(testApp.db, '24', new Date())).toContain(today)
  expect(await recentHolidays(testApp.db, '27', new Date())).not.toContain(today)
  const place = { kind: 'holidays', name: holidayDocument(value) } as const
  await testApp.as(admin)(changeContent, { ...place, value: null, revision: 1 })
  expect(await recentHolidays(testApp.db, '24', new Date())).not.toContain(today)
  await testApp.as(admin)(undoContent, { ...place, restore: 1, revision: 2 })
  expect(await recentHolidays(testApp.db, '24', new Date())).toContain(today)
  expect((await testApp.as(admin)(listRevisions, place)).revisions).toHaveLength(3)
})

const medianOf = async ({ user_id }: Someone) => {
  const { rows } = await testApp.pool.query(
    'select answer_median_minutes as minutes from service_figures where seller_id = $1',
    [user_id],
  )
  return Number(rows[0]?.minutes)
}

test('a first answer counts no minutes of a holiday, and those of another state', async () => {
  await add(aDay('2026-11-11', { name: 'Two names' }))
  await add(aDay('2026-11-11', { name: 'of one day', state_code: '27' }))
  await add(aDay('2026-11-12', { name: 'Elsewhere', state_code: '38' }))
  const now = inIndia('2026-11-20T12:00')
  const seller = await aShop(testApp)
  await ask(
    testApp,
    { seller, buyer: await aStranger(testApp) },
    {
      began: inIndia('2026-11-10T18:00'),
      answered: inIndia('2026-11-12T11:00'),
    },
  )
  while (await refreshFigures(testApp.db, now));
  expect(await medianOf(seller)).toBe(120)
  const late = await aShop(testApp)
  await ask(
    testApp,
    { seller: late, buyer: await aStranger(testApp) },
    {
      began: inIndia('2026-11-11T12:00'),
      answered: inIndia('2026-11-11T15:00'),
    },
  )
  while (await refreshFigures(testApp.db, now));
  expect(await medianOf(late)).toBe(0)
  expect((await testApp.as(null)(getSellerEvidence, { sellerId: late.user_id })).service).toBeDefined()
})

const url = '/api/admin/content/holidays/2026-11-08%20IN'

test.each([
  [aDay('2026-11-08', { name: ' ' }), 'The name of the holiday cannot be empty'],
  [aDay('2026-02-30'), 'Choose a date such as 2026-11-19'],
  [aDay('2026-11-08', { state_code: '99' }), 'A holiday is one of all of India or of a state'],
  [{ ...aDay('2026-11-08'), is_yearly: 'yes' }, 'A checkbox is on or off'],
])('a holiday like %j is refused', async (value, content) => {
  const answer = await send(testApp, admin, { method: 'PUT', url, body: { value, revision: 0 } })
  expect(answer).toMatchObject({ status: 400, json: { success: false, content, sentence: named } })
})

test('two admins who add the same holiday meet: the second is refused, and nothing is lost', async () => {
  await add(aDay('2027-03-22', { name: 'Holi' }))
  await expect(add(aDay('2027-03-22', { name: 'Dhulandi' }))).rejects.toMatchObject({ status: 409 })
})
