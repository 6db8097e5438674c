import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { approveSeller } from '#contract/admin/admin-seller-applications.ts'
import type { DraftOf } from '#contract/endpoint.ts'
import type { makeSeller } from '#contract/sellers/seller-application.ts'
import { getSellerEvidence } from '#contract/sellers/seller-evidence.ts'
import { gstCheckCharacter, gstNumberPattern, hasGoodGstCheck } from '#contract/tax/gst-number.ts'
import { sql } from '#server/db/sql.ts'
import { anOpenApplication } from '#server/testing/apply.ts'
import { aGstin } from '#server/testing/billing.ts'
import { aBuyer, anAdmin, aSeller } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { writeKnownChecks } from './known-checks.service.ts'

const testApp = openTestApp()
let admin: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
})
const visitor = testApp.as(null)
const evidenceOf = ({ user_id }: Someone) => visitor(getSellerEvidence, { sellerId: user_id })
const brief = async (person: Someone) =>
  (await evidenceOf(person)).checks.map(({ kind, result, method, state }) =>
    [kind, result, method, state].join(' '),
  )
const rowsOf = async ({ user_id }: Someone) =>
  (
    await testApp.pool.query('select * from seller_checks where seller_id = $1 order by checked_at, kind', [
      user_id,
    ])
  ).rows

let count = 0
/** An applicant whose GST number fits, in Tamil Nadu as the PIN code of the draft. */
async function anApplicant(more: Partial<DraftOf<typeof makeSeller>> = {}) {
  count += 1
  const person = await anOpenApplication(testApp, more)
  const gstin = aGstin('33', `AAB${'CK'}${String(1000 + count)}F`.slice(0, 10))
  await testApp.db.run(sql`update users set gst_number = ${gstin} where user_id = ${person.user_id}`)
  return person
}
const approve = ({ user_id }: Someone, more: Partial<DraftOf<typeof approveSeller>> = {}) =>
  testApp.as(admin)(approveSeller, { userId: user_id, city: 'Tiruppur', ...more })

test('an approval writes what is computed and what the reviewer has read, and everybody reads it', async () => {
  const person = await anApplicant()
  const before = await testApp.pool.query(
    'select proprietor_document from seller_applications where user_id = $1',
    [person.user_id],
  )
  const paper = await testApp.app.services.sealedFiles.get(before.rows[0].proprietor_document)
  await approve(person, { checks: ['pan_document', 'address_document', 'bank_name'] })
  expect(await brief(person)).toEqual([
    'gst_form good computed valid',
    'gst_digit good computed valid',
    'gst_state_pin good computed valid',
    'pan_in_gst good computed valid',
    'pan_document good reviewer valid',
    'address_document good reviewer valid',
    'bank_name good reviewer valid',
  ])
  const evidence = await evidenceOf(person)
  expect(evidence).toMatchObject({ is_seller_verified: true, approved_at: expect.any(String) })
  const until = evidence.checks.filter(({ valid_until }) => valid_until !== null)
  expect(until.map(({ kind }) => kind)).toEqual(['address_document'])
  const [{ checked_at = '', valid_until = '' } = {}] = until
  expect(Date.parse(valid_until ?? '') - Date.parse(checked_at)).toBe(365 * 24 * 60 * 60_000)
  const rows = await rowsOf(person)
  const pan = rows.find(({ kind }) => kind === 'pan_document')
  expect([pan.checked_by, pan.document_sha256.toString('hex')]).toEqual([
    admin.user_id,
    createHash('sha256')
      .update(paper ?? '')
      .digest('hex'),
  ])
  expect(rows.find(({ kind }) => kind === 'gst_form').checked_by).toBeNull()
})

test('nothing that was looked at is public', async () => {
  const person = await anApplicant()
  await approve(person, { checks: ['pan_document', 'address_document', 'bank_name'] })
  const { payload } = await testApp.app.inject(`/api/users/seller/${person.user_id}/evidence`)
  for (const secret of ['Avinashi', 'SBIN', '6789', 'AABCK', 'Asha', admin.user_id, 'sha256'])
    expect(payload.replaceAll(person.user_id, '')).not.toContain(secret)
})

test.each([
  ['pan_document', { proprietorDocumentType: 'Passport' }, 'No PAN card was sent with this application.'],
  ['udyam', {}, 'No MSME certificate was sent with this application.'],
  ['udyam', { businessLicenseType: 'MSME' }, 'A Udyam number looks like UDYAM-MH-18-0012345'],
  [
    'address_document',
    { businessLicenseType: 'PAN' },
    'No paper with an address was sent with this application.',
  ],
] as const)('%s is not ticked without its paper', async (kind, more, message) => {
  const person = await anApplicant(more)
  await expect(approve(person, { checks: [kind] })).rejects.toMatchObject({ status: 400, message })
  expect(await rowsOf(person)).toEqual([])
})

test('a Udyam certificate is read with its number, for a year', async () => {
  const person = await anApplicant({ businessLicenseType: 'MSME' })
  const wrong = approve(person, { checks: ['udyam'], udyam_number: 'UDYAM-TN-1-0012345' })
  await expect(wrong).rejects.toMatchObject({ status: 400 })
  await approve(person, { checks: ['udyam', 'udyam'], udyam_number: ' udyam-tn-18-0012345 ' })
  expect((await rowsOf(person)).find(({ kind }) => kind === 'udyam').about).toBe('UDYAM-TN-18-0012345')
  await testApp.db.run(sql`
    update seller_checks set checked_at = checked_at - interval '366 days', valid_until = valid_until - interval '366 days'
    where seller_id = ${person.user_id} and kind = 'udyam'`)
  expect(await brief(person)).toContain('udyam good reviewer over')
})

test('a check that does not exist is refused', async () => {
  const person = await anApplicant()
  const checks = ['gst_directory'] as never
  await expect(approve(person, { checks })).rejects.toMatchObject({
    status: 400,
    message: 'This check does not exist',
  })
})

test('what was checked ends with a change of number, address or bank account', async () => {
  const person = await anApplicant()
  await approve(person, { checks: ['pan_document', 'address_document', 'bank_name'] })
  const id = person.user_id
  const states = async () =>
    Object.fromEntries((await evidenceOf(person)).checks.map(({ kind, state }) => [kind, state]))
  const payee = (ifsc: string, end: string) =>
    testApp.db.run(sql`
      with former as (update seller_payees set replaced_at = now() where seller_id = ${id} and replaced_at is null)
      insert into seller_payees (payee_id, seller_id, name, vpa, vpa_kind, mcc, account_number, account_number_end, ifsc)
      values (${randomUUID()}, ${id}, 'Kaveri Knits', '', 'plain', '', '\\x00', ${end}, ${ifsc})`)
  await payee('SBIN0000936', '6789')
  expect(await states()).toMatchObject({ bank_name: 'valid', address_document: 'valid' })
  await testApp.db.run(sql`update users set full_name = 'Another' where user_id = ${id}`)
  await testApp.db.run(sql`update seller_payees set replaced_at = now() where seller_id = ${id}`)
  await payee('SBIN0000936', '1111')
  expect(await states()).toMatchObject({ bank_name: 'changed', address_document: 'valid' })
  await testApp.db.run(sql`update users set address = '1 New Street, Erode' where user_id = ${id}`)
  expect(await states()).toMatchObject({
    address_document: 'changed',
    gst_form: 'valid',
    pan_document: 'valid',
  })
  await testApp.db.run(sql`update users set gst_number = ${aGstin('33', 'ZZBCK1234F')} where user_id = ${id}`)
  expect(await states()).toMatchObject({ gst_form: 'changed', gst_digit: 'changed', pan_document: 'changed' })
  while (await writeKnownChecks(testApp.db));
  expect(await states()).toMatchObject({ gst_form: 'valid', gst_digit: 'valid', pan_document: 'changed' })
})

test('of sellers from before only what follows from the number is known, once', async () => {
  const seller = await aSeller(testApp.db)
  const right = aGstin('08', 'ABCDE1234F')
  const wrong = right.slice(0, -1) + (right.endsWith('0') ? '1' : '0')
  await testApp.db.run(sql`update users set gst_number = ${wrong} where user_id = ${seller.user_id}`)
  expect((await evidenceOf(seller)).checks).toEqual([])
  while (await writeKnownChecks(testApp.db));
  const known = [
    'gst_form good computed valid',
    'gst_digit warning computed valid',
    'pan_in_gst warning computed valid',
  ]
  expect(await brief(seller)).toEqual(known)
  while (await writeKnownChecks(testApp.db));
  expect(await rowsOf(seller)).toHaveLength(3)
  expect((await evidenceOf(seller)).approved_at).toBeNull()
})

test('who does not sell has no evidence', async () => {
  const suspended = await aSeller(testApp.db)
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${suspended.user_id}`)
  const ids = [suspended, await aBuyer(testApp.db), admin].map(({ user_id }) => user_id)
  for (const sellerId of [...ids, randomUUID(), 'abc'])
    await expect(visitor(getSellerEvidence, { sellerId })).rejects.toMatchObject({
      status: 404,
      message: 'Seller not found',
    })
})

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const pick = (from: string) => from.charAt(Math.floor(Math.random() * from.length))
const several = (from: string, length: number) => Array.from({ length }, () => pick(from)).join('')

const [digits, capitals] = [letters.slice(0, 10), letters.slice(10)]
function aNumber() {
  const holder = several(capitals, 5) + several(digits, 4) + pick(capitals)
  const first = `${several(digits, 2)}${holder}${pick(letters.slice(1))}Z`
  return first + gstCheckCharacter(first)
}
const isRight = (number: string) => gstNumberPattern.test(number) && hasGoodGstCheck(number)
const neighboursOf = (number: string) =>
  [...number].flatMap((right, place) =>
    [...letters.replace(right, '')].map((other) => number.slice(0, place) + other + number.slice(place + 1)),
  )

test('every single wrong character of 10,000 numbers is noticed', () => {
  const numbers = Array.from({ length: 10_000 }, aNumber)
  expect(numbers.filter((number) => !isRight(number))).toEqual([])
  expect(numbers.flatMap((number) => neighboursOf(number).filter(isRight))).toEqual([])
})
