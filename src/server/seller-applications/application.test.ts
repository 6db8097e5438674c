import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { getSellerApplication, makeSeller } from '#contract/sellers/seller-application.ts'
import { getProfile } from '#contract/users/user.ts'
import { sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { anApplicationDraft, anOpenApplication } from '#server/testing/apply.ts'
import { aBuyer, anAdmin, anApplicant, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { named } from '#server/testing/named.ts'
import { aBlackPng, anAnimatedGif, dataUrlOf } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const limited = openTestApp({ rateLimits: true })
const apply = async (person: Someone | null, more: object = {}) =>
  testApp.as(person)(makeSeller, await anApplicationDraft(more))
const typeOf = async (person: Someone) => (await testApp.as(person)(getProfile, {})).account_type
const ownOf = async (person: Someone) => (await testApp.as(person)(getSellerApplication, {})).application

async function sealedCount() {
  const folder = join(testApp.folder, 'sealed')
  if (!existsSync(folder)) return 0
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}
const rowCount = async () => (await testApp.pool.query('select from seller_applications')).rowCount
const stored = async ({ user_id }: Someone) =>
  (await testApp.pool.query('select * from seller_applications where user_id = $1', [user_id])).rows[0]

let buyer: Someone
beforeAll(async () => {
  buyer = await aBuyer(testApp.db)
})

test('a buyer applies, and waits for KYC verification', async () => {
  expect(await ownOf(buyer)).toBeNull()
  expect(await apply(buyer)).toEqual({
    success: true,
    content: 'Your application has reached us. Please wait for KYC verification.',
    sentence: named,
  })
  expect(await typeOf(buyer)).toBe('requested')
  expect(await ownOf(buyer)).toEqual({
    status: 'pending',
    reason: null,
    created_at: expect.any(String),
    decided_at: null,
    prefill: {
      companyName: 'Kaveri Knits',
      businessAddress: '14 Avinashi Road, Tiruppur',
      businessPincode: '641602',
      businessLicenseType: 'GST',
      proprietorDocumentType: 'PAN',
      businessCategory: 'Apparel & Fashion',
      specialization: 'Cotton T-shirts',
      businessType: 'Wholesaler',
      otherBusinessType: '',
      wholesalerOptions: { stockiest: true, singleCategory: false, singleBrand: true },
      manufacturerOptions: { oem: false, odm: false, brand: false, generic: false, others: false },
      productionCapabilities: '',
      addons: '',
    },
  })
  expect(await stored(buyer)).toMatchObject({
    business_category: 'apparel-fashion',
    account_number_end: '6789',
    business_options: ['stockiest', 'singleBrand'],
  })
  expect(await sealedCount()).toBe(2)
})

test('numbers may come as numbers, any known label of a category is one, and spaces group the account', async () => {
  const person = await aBuyer(testApp.db)
  await apply(person, {
    businessPincode: 641602,
    accountNumber: ' 3012-3456 7890 ',
    businessCategory: 't-shirt',
    businessType: 'Other',
    otherBusinessType: 'Exporter',
    manufacturerOptions: { oem: true },
    addons: null,
    ifscCode: 'sbin-936',
  })
  expect(await stored(person)).toMatchObject({
    business_pincode: '641602',
    account_number_end: '7890',
    business_category: 'apparel-fashion',
    business_category_label: 't-shirt',
    business_type: 'Other',
    other_business_type: 'Exporter',
    business_options: [],
    addons: '',
    ifsc_code: 'SBIN-936',
  })
})

test('without a business type it is Wholesaler; of a short account number nothing is shown', async () => {
  const person = await aBuyer(testApp.db)
  await apply(person, { businessType: undefined, accountNumber: '1234567' })
  expect(await stored(person)).toMatchObject({ business_type: 'Wholesaler', account_number_end: '' })
})

test('who has applied, sells or administers does not apply', async () => {
  const before = [await sealedCount(), await rowCount()]
  for (const [person, message] of [
    [await anApplicant(testApp.db), 'You have already applied. Please wait for KYC verification.'],
    [await aSeller(testApp.db), 'You are a seller already.'],
    [await anAdmin(testApp.db), 'An admin account cannot become a seller.'],
  ] as const) {
    await expect(apply(person)).rejects.toMatchObject({ status: 409, message })
    // An empty form gets this refusal too: the reason is the account, not the input.
    const nothing = await testApp.app.inject({
      method: 'POST',
      url: '/api/users/make-seller',
      headers: { token: await testApp.tokenOf(person) },
      payload: {},
    })
    expect(nothing.statusCode).toBe(409)
    expect(nothing.json()).toMatchObject({ content: message })
  }
  await expect(apply(null)).rejects.toMatchObject({ status: 401, code: 'invalid-token' })
  expect([await sealedCount(), await rowCount()]).toEqual(before)
})

const missing = (label: string) => `${label} cannot be empty`
test.each([
  [{ companyName: ' ' }, missing('Company name')],
  [{ companyName: 'x'.repeat(101) }, 'Company name can have at most 100 characters'],
  [{ businessAddress: '' }, missing('Business address')],
  [{ businessPincode: '' }, missing('Business PIN code')],
  [{ businessPincode: 6416.5 }, 'Business PIN code must be sent as text'],
  [{ businessLicenseType: 'Ration card' }, 'Choose a business license type from the list'],
  [{ businessLicenseType: undefined }, 'Choose a business license type from the list'],
  [{ proprietorDocumentType: 'aadhar' }, 'Choose a proprietor document type from the list'],
  [{ bankName: undefined }, missing('Bank name')],
  [{ accountNumber: '   ' }, missing('Account number')],
  [{ accountNumber: ' - - ' }, missing('Account number')],
  [{ accountNumber: 1e20 }, 'Account number must be sent as text'],
  [{ accountType: 'Joint' }, 'Choose an account type from the list'],
  [{ ifscCode: '' }, missing('IFSC code')],
  [{ businessCategory: 'Rockets' }, 'Choose a business category from the list'],
  [{ businessCategory: 'all' }, 'Choose a business category from the list'],
  [{ specialization: '' }, missing('Specialization')],
  [{ businessType: 'Dealer' }, 'Choose a business type from the list'],
  [{ businessType: 'Other' }, 'Please write your business type'],
  [{ businessType: 'Other', otherBusinessType: '  ' }, 'Please write your business type'],
  [{ wholesalerOptions: 'stockiest' }, 'Options could not be read'],
  [{ wholesalerOptions: { stockiest: 'yes' } }, 'A checkbox is on or off'],
  [{ addons: 'a\0b' }, 'Addons holds a character that cannot be stored'],
  [{ productionCapabilities: 'x'.repeat(501) }, 'Production capabilities can have at most 500 characters'],
  [{ businessLicenseImage: '' }, missing('The business license image')],
  [{ businessLicenseImage: undefined }, 'The business license image must be sent as a data-URL'],
  [
    { proprietorDocumentImage: 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=' },
    'The proprietor document image is not a JPG, PNG, GIF or WebP image.',
  ],
])('%j is refused in a sentence and leaves nothing', async (more, content) => {
  const person = await aBuyer(testApp.db)
  const before = [await sealedCount(), await rowCount()]
  const body = { ...(await anApplicationDraft()), ...more }
  const answer = await send(testApp, person, { url: makeSeller.path, body })
  expect(answer).toMatchObject({ status: 400, json: { success: false, content, sentence: named } })
  expect([await sealedCount(), await rowCount(), await typeOf(person)]).toEqual([...before, 'buyer'])
})

test('huge, long and heavy pictures are refused in a sentence', async () => {
  const person = await aBuyer(testApp.db)
  const heavy = `data:image/png;base64,${'A'.repeat(Math.ceil((limits.picture.bytes / 3) * 4) + 4)}`
  const image = 'The business license image'
  for (const [businessLicenseImage, status, message] of [
    [dataUrlOf(aBlackPng({ width: 16_000, height: 16_000 })), 400, `${image} has more than 40 megapixels.`],
    [dataUrlOf(await anAnimatedGif(201)), 400, `${image} has more than 200 frames.`],
    [heavy, 413, `${image} is larger than 5 MB.`],
  ] as const)
    await expect(apply(person, { businessLicenseImage })).rejects.toMatchObject({ status, message })
  expect(await typeOf(person)).toBe('buyer')
})

test('the same key is the same application; ten clicks without one are one too', async () => {
  const [keyed, clicker] = [await aBuyer(testApp.db), await aBuyer(testApp.db)]
  const files = await sealedCount()
  const body = await anApplicationDraft()
  const post = (person: Someone, key?: string) =>
    send(testApp, person, { url: makeSeller.path, body, ...(key ? { key } : {}) })
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(keyed, 'one-attempt')))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  const clicks = await Promise.all(Array.from({ length: 10 }, () => post(clicker)))
  expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(clicks.filter(({ status }) => status === 409)).toHaveLength(9)
  expect(await sealedCount()).toBe(files + 4)
  const other = { ...body, companyName: 'Another' }
  const reused = await send(testApp, keyed, { url: makeSeller.path, body: other, key: 'one-attempt' })
  expect(reused.status).toBe(409)
})

test('should the row fail, neither documents nor a new account type stay', async () => {
  const person = await aBuyer(testApp.db)
  const files = await sealedCount()
  await testApp.db.run(
    sql`alter table seller_applications add constraint stop check (company_name <> 'Stop')`,
  )
  await expect(apply(person, { companyName: 'Stop' })).rejects.toMatchObject({ status: 500 })
  expect([await sealedCount(), await typeOf(person), await ownOf(person)]).toEqual([files, 'buyer', null])
})

test('fields that are not the applicant’s to set are ignored', async () => {
  const person = await aBuyer(testApp.db)
  await apply(person, {
    status: 'approved',
    account_type: 'seller',
    is_seller_verified: true,
    user_id: buyer.user_id,
    decided_by: buyer.user_id,
    business_license: '../../secret.key',
  })
  expect(await stored(person)).toMatchObject({ status: 'pending', decided_by: null })
  expect((await stored(person)).business_license).toMatch(/^applications\/[0-9a-f-]{36}\/business_license$/)
  expect(await typeOf(person)).toBe('requested')
})

test('an account may try twenty times an hour', async () => {
  const person = await aBuyer(limited.db)
  const statuses: number[] = []
  for (let i = 0; i < limits.applicationsPerHour + 1; i += 1)
    statuses.push((await send(limited, person, { url: makeSeller.path, body: {} })).status)
  expect(statuses.slice(0, -1).every((status) => status === 400)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})

test('nobody sees the application of another', async () => {
  await anOpenApplication(testApp)
  expect(await ownOf(await aBuyer(testApp.db))).toBeNull()
  await expect(testApp.as(null)(getSellerApplication, {})).rejects.toMatchObject({ status: 401 })
})
