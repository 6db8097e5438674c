import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { changeContent, undoContent } from '#contract/content/admin-content.ts'
import { firstPolicies } from '#contract/content/first-policies.ts'
import type { Policy } from '#contract/content/policies.ts'
import { rows } from '#server/db/sql.ts'
import { originOf } from '#server/http/origin.ts'
import { makeKeptPaper } from '#server/pdf/make-paper.ts'
import { anAdmin } from '#server/testing/build.ts'
import { openFurtherServer } from '#server/testing/several/further-server.ts'
import { openTestApp, type Someone, type TestApp } from '#server/testing/test-app.ts'
import { letterOf } from './letter.rules.ts'

const testApp = openTestApp()
const other = openFurtherServer(testApp)
let admin: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
})

const { shipping } = firstPolicies
const save = (value: Policy, revision: number) =>
  testApp.as(admin)(changeContent, { kind: 'policies', name: 'shipping', value, revision })
const file = (server: Pick<TestApp, 'app'> = testApp, headers = {}) =>
  server.app.inject({ url: '/shipping_policy.pdf', headers })
const letter = (value: Policy) => letterOf(value, { title: 'Shipping policy', origin: originOf(testApp.app) })
const pagesOf = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0
const Count = z.object({ count: z.int() })
const kept = async () =>
  (await testApp.db.one(rows(Count)`select count(*)::integer as count from policy_files`)).count

test('it is a PDF that says what the specification asks for, and that browsers may show', async () => {
  const { headers, rawPayload, statusCode } = await file()
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("object-src 'self'"),
  })
  const bytes = rawPayload.toString('latin1')
  expect(bytes.startsWith('%PDF-1.7\n')).toBe(true)
  expect(bytes).toContain('(Shipping policy | Vanij)')
  for (const role of ['H1', 'H2', 'P']) expect(bytes).toContain(`/S /${role}\n`)
  expect(rawPayload.equals(await makeKeptPaper(letter(shipping)))).toBe(true)
  expect(pagesOf(rawPayload)).toBe(1)
  const text = JSON.stringify(letter(shipping))
  for (const term of [
    'In force since 21 Nov 2026.',
    'Payment is due within 30 days of the invoice',
    'recovery fee of 15%',
    'reported within 10 days and returned within 14 days',
    'cancel within 14 days',
    '25% restocking charge and a minimum collection charge of 3,000 rupees',
    'Powders are not taken back',
    'refund is processed within 14 days',
  ])
    expect(text).toContain(term)
})

test('what an editor writes is the PDF of every server at once, is made once, and an undo brings the former one back', async () => {
  const before = (await file()).rawPayload
  const made = await kept()
  const text = '## Lorries\nWe send [by lorry](/contactus) for ₹300.\n\n- माल ट्रक से आता है\n\n{operator}'
  const value = { ...shipping, lead: 'New rules.', points: [{ figure: '3 days', text: 'to you' }], text }
  await save(value, 1)
  const now = (await file()).rawPayload
  expect(now.equals(await makeKeptPaper(letter(value)))).toBe(true)
  const contact = `${originOf(testApp.app)}/contactus`
  expect(letter(value)).toMatchObject({
    lead: 'New rules. In force since 21 Nov 2026.',
    points: ['3 days: to you'],
    sections: [
      {
        title: 'Lorries',
        parts: [
          `We send by lorry (${contact}) for ₹300.`,
          ['माल ट्रक से आता है'],
          `Who runs Vanij, and whom to write to, stands at ${contact}.`,
        ],
      },
    ],
  })
  await expect.poll(async () => (await file(other)).rawPayload.equals(now)).toBe(true)
  await file(other)
  expect(await kept()).toBe(made + 1)
  await testApp.as(admin)(undoContent, { kind: 'policies', name: 'shipping', restore: 1, revision: 2 })
  expect((await file()).rawPayload.equals(before)).toBe(true)
  expect(await kept()).toBe(made + 1)
})

test('who has the present one gets no second copy', async () => {
  const { headers } = await file()
  expect((await file(testApp, { 'if-none-match': headers.etag })).statusCode).toBe(304)
  expect((await file(testApp, { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('the longest text that the desk takes is a document of some pages', async () => {
  await save({ ...shipping, text: `## ${'नियम '.repeat(18)}\n${'माल '.repeat(3_900)}` }, 3)
  const { statusCode, rawPayload } = await file()
  expect(statusCode).toBe(200)
  expect(pagesOf(rawPayload)).toBeGreaterThan(2)
})
