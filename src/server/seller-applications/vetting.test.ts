import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import {
  approveSeller,
  getApplicant,
  listApplicants,
  rejectSeller,
} from '#contract/admin/admin-seller-applications.ts'
import { makeSeller } from '#contract/sellers/seller-application.ts'
import { sql } from '#server/db/sql.ts'
import { anApplicationDraft, anOpenApplication } from '#server/testing/apply.ts'
import { aBuyer, anAdmin, aSeller } from '#server/testing/build.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { purgeDocuments } from './decision.service.ts'

const testApp = openTestApp()
let admin: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
})
const asAdmin = () => testApp.as(admin)
const documentUrl = ({ user_id }: Someone, document: string) =>
  `/api/admin/sellers/${user_id}/documents/${document}`
const view = async (url: string, who: Someone | null = admin) =>
  testApp.app.inject({ url, headers: who ? { token: await testApp.tokenOf(who) } : {} })
const looksAt = async ({ user_id }: Someone) =>
  (await asAdmin()(listAuditEvents, { action: 'document.view', subject: user_id })).events

test('the queue shows who waits longest first, page by page', async () => {
  const waiting: string[] = []
  for (let i = 0; i < 3; i += 1) waiting.push((await anOpenApplication(testApp)).user_id)
  const { sellers, total, next, others } = await asAdmin()(listApplicants, {})
  expect(others).toEqual({ approved: { total: 0 }, rejected: { total: 0 } })
  expect([sellers.map(({ user_id }) => user_id), total, next]).toEqual([waiting, 3, null])
  expect(sellers[0]).toMatchObject({
    company_name: 'Kaveri Knits',
    status: 'pending',
    business_category: 'apparel-fashion',
    same_gst_number: 0,
    decided_at: null,
    decided_by: null,
  })
  for (const [user, { user_id }] of waiting.map((id, i) => [id, sellers[i] ?? { user_id: '' }] as const))
    expect(user).toBe(user_id)
  await expect(asAdmin()(listApplicants, { cursor: randomUUID() })).rejects.toMatchObject({ status: 400 })
  await expect(asAdmin()(listApplicants, { status: 'all' as 'approved' })).rejects.toMatchObject({
    status: 400,
    message: 'This status does not exist',
  })
})

test('an applicant is shown with signals, but never with the whole account number', async () => {
  const person = await anOpenApplication(testApp, {
    accountNumber: '990017654321',
    businessAddress: '5 MI Road, Jaipur, Rajasthan 302001',
    businessPincode: '302001',
  })
  const answer = await asAdmin()(getApplicant, { userId: person.user_id })
  expect(answer.seller).toMatchObject({
    user_id: person.user_id,
    account_type: 'requested',
    account_number_end: '4321',
    documents: ['business_license', 'proprietor_document'],
    business_options: ['stockiest', 'singleBrand'],
    reason: null,
  })
  expect(answer.suggested).toEqual({ state: 'Rajasthan', city: 'Jaipur' })
  expect(answer.signals.find(({ name }) => name === 'gst_state_address')?.verdict).toBe('good')
  expect(answer.same_gst_number).toEqual([])
  expect(JSON.stringify(answer)).not.toMatch(/990017654321|applications\//)
})

test('accounts with the same GST number are named, approved sellers first', async () => {
  const person = await anOpenApplication(testApp)
  const [other, seller] = [
    await aBuyer(testApp.db),
    await aSeller(testApp.db, { company_name: 'Jaipur Jewels' }),
  ]
  await testApp.db.run(sql`
    update users set gst_number = (select gst_number from users where user_id = ${person.user_id})
    where user_id = any(${[other.user_id, seller.user_id]}::uuid[])`)
  const { same_gst_number, signals } = await asAdmin()(getApplicant, { userId: person.user_id })
  expect(same_gst_number.map(({ user_id }) => user_id)).toEqual([seller.user_id, other.user_id])
  expect(signals.find(({ name }) => name === 'gst_duplicate')?.text).toBe(
    'Jaipur Jewels is an approved seller with this GST number.',
  )
})

test('documents are shown to admins alone, uncached, and each look is written down', async () => {
  const photo = await redAndBlue({ width: 2_600, height: 1_300 })
    .withExif({ IFD0: { Make: 'Secret Camera' } })
    .jpeg()
    .toBuffer()
  const person = await anOpenApplication(testApp, { proprietorDocumentImage: dataUrlOf(photo, 'image/jpeg') })
  const url = documentUrl(person, 'proprietor_document')
  const answer = await view(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const { format, width, height, exif } = await sharp(answer.rawPayload).metadata()
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 2_000,
    height: 1_000,
    exif: undefined,
  })
  expect(await looksAt(person)).toMatchObject([
    {
      actor_id: admin.user_id,
      details: { document: 'proprietor_document' },
      request_id: answer.headers['x-request-id'],
    },
  ])
  for (const stranger of [person, await aSeller(testApp.db), await aBuyer(testApp.db)])
    expect((await view(url, stranger)).statusCode).toBe(403)
  expect((await view(url, null)).statusCode).toBe(401)
  expect(await looksAt(person)).toHaveLength(1)
})

test('who reads an application is written down, and who may not read it is not', async () => {
  const person = await anOpenApplication(testApp)
  const url = `/api/admin/sellers/${person.user_id}`
  const answer = await view(url)
  expect((await view(url, await aBuyer(testApp.db))).statusCode).toBe(403)
  const { events } = await asAdmin()(listAuditEvents, { action: 'applicant.view', subject: person.user_id })
  expect(events).toMatchObject([
    { actor_id: admin.user_id, request_id: answer.headers['x-request-id'], details: {} },
  ])
})

test('what is no document, or nobody’s, is not found', async () => {
  const person = await anOpenApplication(testApp)
  for (const url of [
    documentUrl(person, 'account_number'),
    documentUrl(person, 'constructor'),
    documentUrl(await aBuyer(testApp.db), 'business_license'),
    documentUrl({ user_id: randomUUID() }, 'business_license'),
  ])
    expect((await view(url)).statusCode).toBe(404)
  const { rows } = await testApp.pool.query('select business_license from seller_applications limit 1')
  const name = rows[0].business_license as string
  for (const url of [`/media/${name}`, `/media/../sealed/${name}`, `/sealed/${name}`, `/files/${name}`])
    expect((await view(url)).statusCode).toBe(404)
})

test('an applicant cannot decide, about themselves least of all', async () => {
  const person = await anOpenApplication(testApp)
  const userId = person.user_id
  for (const caller of [person, await aSeller(testApp.db), await aBuyer(testApp.db)]) {
    await expect(testApp.as(caller)(approveSeller, { userId })).rejects.toMatchObject({ status: 403 })
    await expect(testApp.as(caller)(rejectSeller, { userId, reason: 'No' })).rejects.toMatchObject({
      status: 403,
    })
  }
  // No route makes an account both, but the service and the database enforce the rule all the same.
  await testApp.db.run(sql`update users set account_type = 'admin' where user_id = ${userId}`)
  await expect(testApp.as(person)(approveSeller, { userId })).rejects.toMatchObject({
    status: 403,
    message: 'Nobody decides about their own application.',
  })
  const forced = testApp.db.run(sql`
    update seller_applications set status = 'approved', decided_at = now(), decided_by = ${userId}
    where user_id = ${userId}`)
  await expect(forced).rejects.toThrow(/check constraint/)
})

test('documents, and the bank of a rejected applicant, are deleted thirty days after the decision, and that is written down', async () => {
  const [old, fresh] = [await anOpenApplication(testApp), await anOpenApplication(testApp)]
  for (const { user_id: userId } of [old, fresh])
    await asAdmin()(rejectSeller, { userId, reason: 'Not readable' })
  await testApp.db.run(sql`
    update seller_applications set decided_at = now() - interval '31 days' where user_id = ${old.user_id}`)
  const { rows } = await testApp.pool.query(
    'select business_license from seller_applications where user_id = $1',
    [old.user_id],
  )
  const { sealedFiles } = testApp.app.services
  const file = rows[0].business_license as string
  expect(await sealedFiles.get(file)).toBeDefined()
  await purgeDocuments(testApp.app.services)
  expect(await sealedFiles.get(file)).toBeUndefined()
  expect((await view(documentUrl(old, 'business_license'))).statusCode).toBe(404)
  expect((await view(documentUrl(fresh, 'business_license'))).statusCode).toBe(200)
  const { seller } = await asAdmin()(getApplicant, { userId: old.user_id })
  expect(seller.documents).toEqual([])
  const bank = { bank_name: '', account_number_end: '', bank_account_type: null, ifsc_code: '' }
  expect(seller).toMatchObject(bank)
  const sealed = await testApp.pool.query(
    'select account_number is null as is_gone from seller_applications where user_id = any($1) order by decided_at',
    [[old.user_id, fresh.user_id]],
  )
  expect(sealed.rows).toEqual([{ is_gone: true }, { is_gone: false }])
  const { events } = await asAdmin()(listAuditEvents, { action: 'document.delete' })
  expect(events).toMatchObject([{ actor_name: 'Vanij', subject_name: 'Kaveri Knits' }])
})

test('who was rejected applies again; the queue has the new application alone', async () => {
  const person = await anOpenApplication(testApp)
  const userId = person.user_id
  await asAdmin()(rejectSeller, { userId, reason: 'The licence is cut off' })
  await testApp.as(person)(makeSeller, await anApplicationDraft({ companyName: 'Kaveri Knits & Co' }))
  const { seller, earlier } = await asAdmin()(getApplicant, { userId })
  expect(seller).toMatchObject({ status: 'pending', company_name: 'Kaveri Knits & Co' })
  expect(earlier).toMatchObject([{ status: 'rejected', reason: 'The licence is cut off' }])
  const idsOf = async (status: 'requested' | 'rejected') =>
    (await asAdmin()(listApplicants, { status })).sellers.map(({ user_id }) => user_id)
  expect(await idsOf('requested')).toContain(userId)
  expect(await idsOf('rejected')).not.toContain(userId)
})
