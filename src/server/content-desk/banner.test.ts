import { beforeAll, expect, test } from 'vitest'
import { getSettings } from '#contract/admin/settings.ts'
import { changeContent, listContent, undoContent } from '#contract/content/admin-content.ts'
import { firstBanner } from '#contract/content/banner.ts'
import { anAdmin, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { named } from '#server/testing/named.ts'
import { openFurtherServer } from '#server/testing/several/further-server.ts'
import { openTestApp, type Someone, type TestApp } from '#server/testing/test-app.ts'

const minute = 60_000
const testApp = openTestApp({}, { keepAnswersMs: minute })
const other = openFurtherServer(testApp)
let admin: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
})

const place = { kind: 'banners', name: 'landing' } as const
const diwali = { ...firstBanner, title: 'दिवाली ऑफ़र: 20 % off', link: '/live_market', points: [] }
const publicly = async (server: TestApp = testApp) => (await server.as(null)(getSettings, {})).banner

test('the banner of the specification is the first content, and pages say it in their own words', async () => {
  expect(await publicly()).toBeNull()
  const { documents } = await testApp.as(admin)(listContent, { kind: 'banners' })
  expect(documents).toMatchObject([{ name: 'landing', value: firstBanner, revision: 1, made_at: null }])
})

test('what an editor saves shows at once, whatever was answered before, and at another server too', async () => {
  expect(await publicly()).toBeNull()
  expect(await publicly(other)).toBeNull()
  await testApp.as(admin)(changeContent, { ...place, value: diwali, revision: 1 })
  expect(await publicly()).toEqual(diwali)
  await expect.poll(() => publicly(other)).toEqual(diwali)
  await testApp.as(admin)(undoContent, { ...place, restore: 1, revision: 2 })
  expect(await publicly()).toEqual(firstBanner)
  await expect.poll(() => publicly(other)).toEqual(firstBanner)
})

const url = '/api/admin/content/banners/landing'

test.each([
  [
    { ...diwali, link: 'javascript:alert(1)' },
    'A link is a page of this site, such as /pricings, or begins with https://',
  ],
  [
    { ...diwali, link: '//evil.example' },
    'A link is a page of this site, such as /pricings, or begins with https://',
  ],
  [
    { ...diwali, link: '/\\evil.example' },
    'A link is a page of this site, such as /pricings, or begins with https://',
  ],
  [{ ...diwali, title: ' ' }, 'The headline cannot be empty'],
  [{ ...diwali, lead: 'x'.repeat(201) }, 'The sentence below the headline can have at most 200 characters'],
  [{ ...diwali, points: new Array(9).fill('One') }, 'There can be at most 8 short lines'],
])('%o is refused', async (value, content) => {
  const body = { value, revision: 3 }
  const answer = await send(testApp, admin, { method: 'PUT', url, body })
  expect(answer).toMatchObject({ status: 400, json: { success: false, content, sentence: named } })
})

test('the banner cannot be taken away, nor can there be another, and only editors write it', async () => {
  const put = async (person: Someone, name: string, body: object) =>
    (await send(testApp, person, { method: 'PUT', url: url.replace('landing', name), body })).status
  expect(await put(admin, 'landing', { value: null, revision: 3 })).toBe(400)
  expect(await put(admin, 'second', { value: diwali, revision: 0 })).toBe(400)
  expect(await put(await aSeller(testApp.db), 'landing', { value: diwali, revision: 3 })).toBe(403)
})
