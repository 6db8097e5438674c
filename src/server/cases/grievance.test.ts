import { afterAll, expect, test } from 'vitest'
import { decideCase, getDeskCase, listDeskCases } from '#contract/admin/admin-cases.ts'
import { fileGrievance, readGrievance, requestGrievanceCode } from '#contract/cases/grievance.ts'
import { anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { type SmtpStandIn, smtpStandIn } from '#server/testing/reach/smtp-stand-in.ts'
import { mailTo } from '#server/testing/reach/ways.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import {
  purgeGrievanceCodes,
  requestGrievanceCode as requestAt,
  writeDecisions,
} from './grievance.service.ts'

let smtp: SmtpStandIn
const testApp = openTestApp(
  { rateLimits: true },
  {
    reach: async () => {
      smtp = await smtpStandIn()
      return mailTo(smtp.url)
    },
  },
)
afterAll(() => smtp.close())

const visitor = testApp.as(null)
const mailsTo = (email: string) => smtp.received.filter(({ to }) => to === email)

async function aCode(email: string) {
  await visitor(requestGrievanceCode, { email })
  return /Subject: (\d{6})/.exec(mailsTo(email).at(-1)?.source ?? '')?.[1] ?? ''
}

const complaint = { kind: 'content' as const, name: 'Leela Nair', words: 'These photos are ours' }
const file = async (email: string, more: object = {}) =>
  visitor(fileGrievance, { ...complaint, email, otp: await aCode(email), ...more })

test('a visitor complains with a code of their mail: number, day, and a mail with the way to its state', async () => {
  const email = 'leela@example.in'
  const filed = await file(email, { page: 'https://vanij.test/blog/Tiles/1' })
  expect(filed.content).toMatch(
    /^Your complaint has the number VT-\w{8}\. It is settled by .+ at the latest\.$/,
  )
  const hours = (Date.parse(filed.acknowledge_by) - Date.now()) / 3_600_000
  expect(Math.round(hours)).toBe(24)
  const letter = mailsTo(email).at(-1)?.source ?? ''
  expect(letter).toContain(`Your complaint ${filed.case_id} at Vanij has arrived`)
  const state = await visitor(readGrievance, { caseId: filed.case_id, code: filed.code })
  expect(state.grievance).toMatchObject({ state: 'escalated', words: complaint.words, decision: null })
})

test('the desk sees who complained and decides; the words come by mail, once', async () => {
  const email = 'ravi@example.in'
  const { case_id: caseId, code } = await file(email)
  const admin = await anAdmin(testApp.db)
  const { cases } = await testApp.as(admin)(listDeskCases, {})
  expect(cases.map(({ case_id }) => case_id)).toContain(caseId)
  const { case: seen } = await testApp.as(admin)(getDeskCase, { caseId })
  expect(seen.opener).toBe('Leela Nair')
  const decision = { caseId, revision: seen.revision, outcome: 'none' as const, words: 'We took them down' }
  await testApp.as(admin)(decideCase, decision)
  const before = mailsTo(email).length
  while (await writeDecisions(testApp.app.services)) {}
  await Promise.all([1, 2, 3].map(() => writeDecisions(testApp.app.services)))
  expect(mailsTo(email).length).toBe(before + 1)
  expect(mailsTo(email).at(-1)?.source).toContain('We took them down')
  const { grievance } = await visitor(readGrievance, { caseId, code })
  expect(grievance).toMatchObject({ state: 'closed', decision: { words: 'We took them down' } })
})

test('a mailbox that puts a decision off holds up nobody else, and gets it later', async () => {
  const admin = await anAdmin(testApp.db)
  const emails = ['slow@example.in', 'quick@example.in']
  for (const email of emails) {
    const { case_id: caseId } = await file(email)
    const { case: seen } = await testApp.as(admin)(getDeskCase, { caseId })
    const words = `Decided for ${email}`
    await testApp.as(admin)(decideCase, { caseId, revision: seen.revision, outcome: 'none', words })
  }
  const [slow, quick] = emails.map(
    (email) => () => mailsTo(email).some(({ source }) => source.includes('Decided for')),
  )
  smtp.refusals.push({ responseCode: 451, about: 'recipient' })
  await expect(writeDecisions(testApp.app.services)).rejects.toThrow('The mail server answered 451')
  expect([slow?.(), quick?.()]).toEqual([false, true])
  await writeDecisions(testApp.app.services)
  expect([slow?.(), quick?.()]).toEqual([true, true])
})

test('the page of a product or a shop is known by its address', async () => {
  const seller = await aSeller(testApp.db, { company_name: 'Kovai Mills' })
  const productId = await aProduct(testApp.db, { seller, product_name: 'Wheat, Sharbati' })
  const about = async (email: string, kind: 'listing' | 'supplier', page: string) => {
    const { case_id: caseId, code } = await file(email, { kind, page })
    return (await visitor(readGrievance, { caseId, code })).grievance.subject
  }
  const product = await about('one@example.in', 'listing', `https://vanij.test/product_details/${productId}`)
  expect(product).toBe('Wheat, Sharbati')
  expect(await about('two@example.in', 'supplier', `/seller/${seller.user_id}?q=1`)).toBe('Kovai Mills')
})

test('a supplier that is not named is asked for', async () => {
  await expect(file('three@example.in', { kind: 'supplier' })).rejects.toMatchObject({
    status: 400,
    message: 'Please say what you report: a product, a supplier or a person.',
  })
})

test('a mailbox that is gone keeps nobody else waiting', async () => {
  for (const email of ['gone@example.in', 'here@example.in']) {
    const { case_id: caseId } = await file(email)
    const admin = await anAdmin(testApp.db)
    const { case: seen } = await testApp.as(admin)(getDeskCase, { caseId })
    await testApp.as(admin)(decideCase, {
      ...{ caseId, revision: seen.revision, outcome: 'none' as const, words: `Decided for ${email}` },
    })
  }
  smtp.refusals.push({ about: 'recipient', responseCode: 550 })
  while (await writeDecisions(testApp.app.services));
  expect(mailsTo('gone@example.in').at(-1)?.source).not.toContain('Decided for')
  expect(mailsTo('here@example.in').at(-1)?.source).toContain('Decided for here@example.in')
})

test('a wrong code is refused, after five tries the right one as well, and a code is good once', async () => {
  const email = 'four@example.in'
  const otp = await aCode(email)
  const draft = { ...complaint, email, otp }
  const wrong = { ...draft, otp: otp === '000000' ? '111111' : '000000' }
  await expect(visitor(fileGrievance, wrong)).rejects.toMatchObject({ status: 401 })
  const filed = await Promise.allSettled([1, 2, 3].map(() => visitor(fileGrievance, draft)))
  expect(filed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(visitor(fileGrievance, draft)).rejects.toMatchObject({ status: 401 })

  const other = 'five@example.in'
  const good = await aCode(other)
  for (let n = 0; n < 5; n += 1)
    await expect(visitor(fileGrievance, { ...wrong, email: other })).rejects.toMatchObject({ status: 401 })
  await expect(visitor(fileGrievance, { ...draft, email: other, otp: good })).rejects.toMatchObject({
    status: 401,
  })
})

test('a second code waits for a minute', async () => {
  const email = 'six@example.in'
  const now = Date.now()
  await requestAt(testApp.app.services, email, new Date(now))
  await expect(requestAt(testApp.app.services, email, new Date(now + 59_000))).rejects.toMatchObject({
    status: 429,
  })
  await requestAt(testApp.app.services, email, new Date(now + 60_000))
})

test('a code that is over is refused and forgotten', async () => {
  const email = 'seven@example.in'
  await requestAt(testApp.app.services, email, new Date(Date.now() - 21 * 60_000))
  const otp = /Subject: (\d{6})/.exec(mailsTo(email).at(-1)?.source ?? '')?.[1] ?? ''
  await expect(visitor(fileGrievance, { ...complaint, email, otp })).rejects.toMatchObject({ status: 401 })
  await purgeGrievanceCodes(testApp.db)
  const { rows } = await testApp.pool.query('select from grievance_codes where address = $1', [email])
  expect(rows).toHaveLength(0)
})

test('the state of a complaint opens with its code alone', async () => {
  const { case_id: caseId, code } = await file('eight@example.in')
  await expect(visitor(readGrievance, { caseId, code: `${code}x` })).rejects.toMatchObject({ status: 404 })
  await expect(visitor(readGrievance, { caseId, code: '' })).rejects.toMatchObject({ status: 404 })
})

test('no complaint can be deleted', async () => {
  const { case_id: caseId } = await file('nine@example.in')
  await expect(testApp.pool.query('delete from cases where case_id = $1', [caseId])).rejects.toThrow(
    'cases are never deleted',
  )
})
