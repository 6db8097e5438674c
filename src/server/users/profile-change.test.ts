import { expect, test } from 'vitest'
import { getProduct } from '#contract/products/product.ts'
import { getSeller } from '#contract/sellers/seller.ts'
import { updateProfile } from '#contract/users/account.ts'
import { getProfile } from '#contract/users/user.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { named } from '#server/testing/named.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const change = async (person: { user_id: string }, body: unknown) =>
  send(testApp, person, { method: 'PUT', url: updateProfile.path, body })

test('a person changes the own profile, and what is not sent stays', async () => {
  const buyer = await aBuyer(testApp.db)
  const api = testApp.as(buyer)
  const before = await api(getProfile, {})
  const changed = await api(updateProfile, {
    full_name: '  Asha Kumari ',
    email: ' asha.kumari@example.in ',
    address: ' 3 MI Road, Jaipur ',
    company_name: 'Kumari Stores',
    website: 'www.kumari.example/shop',
  })
  expect(changed).toEqual({
    ...before,
    content: 'Successfully updated profile',
    sentence: named,
    full_name: 'Asha Kumari',
    email: 'asha.kumari@example.in',
    address: '3 MI Road, Jaipur',
    company_name: 'Kumari Stores',
    website: 'https://www.kumari.example/shop',
    revision: before.revision + 1,
  })
  const { content: _, sentence: __, ...profile } = changed
  expect(await api(getProfile, {})).toEqual(profile)
  expect(await api(updateProfile, { company_name: ' ', website: '' })).toMatchObject({
    full_name: 'Asha Kumari',
    company_name: null,
    website: null,
  })
})

test('an empty change changes nothing; what is no field of a profile is ignored', async () => {
  const buyer = await aBuyer(testApp.db)
  const before = await testApp.as(buyer)(getProfile, {})
  const { status, json } = await change(buyer, {
    user_id: (await aBuyer(testApp.db)).user_id,
    account_type: 'admin',
    phone_number: '911111111111',
    is_seller_verified: true,
    is_phone_confirmed: true,
    waiting_company_name: 'x',
    password_hash: 'x',
    is_demo: true,
    suspended_at: null,
  })
  expect([status, json]).toEqual([
    200,
    { ...before, content: 'Successfully updated profile', sentence: named },
  ])
})

test('a picture is taken as a data-URL, kept by its address, and removed', async () => {
  const seller = await aSeller(testApp.db)
  const api = testApp.as(seller)
  const png = await redAndBlue({ width: 16, height: 16 }).png().toBuffer()
  const { profile_image } = await api(updateProfile, { profile_image: dataUrlOf(png) })
  expect(profile_image).toMatch(/^\/media\/[0-9a-f]{32}\/16\.webp$/)
  expect((await testApp.app.inject(profile_image ?? '')).statusCode).toBe(200)
  const productId = await aProduct(testApp.db, { seller })
  expect((await testApp.as(null)(getProduct, { productId })).product.profile_image).toBe(profile_image)

  expect(await api(updateProfile, { profile_image, full_name: 'Ravi Kumar' })).toMatchObject({
    profile_image,
    full_name: 'Ravi Kumar',
  })
  expect(await api(updateProfile, { profile_image: null })).toMatchObject({ profile_image: null })
})

test('a refused picture changes nothing else either', async () => {
  const buyer = await aBuyer(testApp.db)
  const before = await testApp.as(buyer)(getProfile, {})
  for (const profile_image of [
    'data:image/svg+xml;base64,PHN2Zy8+',
    'https://elsewhere.example/me.png',
    '/media/00000000000000000000000000000000/16.webp',
    'javascript:alert(1)',
  ])
    expect(await change(buyer, { profile_image, full_name: 'Somebody Else' })).toMatchObject({
      status: 400,
      json: { content: 'Picture 1 is not a JPG, PNG, GIF or WebP image.' },
    })
  expect(await change(buyer, { profile_image: 7 })).toMatchObject({ status: 400 })
  expect(await testApp.as(buyer)(getProfile, {})).toEqual(before)
})

test('an email has one account, in one generic sentence, whatever its case and however fast', async () => {
  const [asha, bela] = [await aBuyer(testApp.db), await aBuyer(testApp.db)]
  const { email } = await testApp.as(asha)(getProfile, {})
  expect(await change(bela, { email: email.toUpperCase() })).toMatchObject({
    status: 409,
    json: {
      success: false,
      content: 'An account with this phone number or email already exists.',
      sentence: named,
    },
  })
  const many = await Promise.all(
    Array.from({ length: 10 }, async () => change(await aBuyer(testApp.db), { email: 'one@example.in' })),
  )
  expect(many.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  expect(await change(asha, { email: email.toUpperCase() })).toMatchObject({ status: 200 })
})

test('a seller keeps a company name', async () => {
  const seller = await aSeller(testApp.db, { company_name: 'Kaveri Knits' })
  expect(await change(seller, { company_name: '  ' })).toMatchObject({
    status: 400,
    json: { content: 'Company name cannot be empty' },
  })
  const productId = await aProduct(testApp.db, { seller })
  await change(seller, { company_name: 'Kaveri Textiles' })
  expect((await testApp.as(null)(getProduct, { productId })).product.seller_company).toBe('Kaveri Knits')
})

test('a seller who moves is found in the new city', async () => {
  const seller = await aSeller(testApp.db)
  const { state } = await testApp.as(seller)(getProfile, {})
  expect(await testApp.as(seller)(updateProfile, { city: ' Nashik ' })).toMatchObject({
    city: 'Nashik',
    state,
  })
  const profile = await testApp.as(null)(getSeller, { sellerId: seller.user_id })
  expect(profile.location).toBe(`Nashik, ${state}`)
})

const website = 'Website must be an address such as https://example.in'
test.each([
  [{ full_name: 'Al' }, 'Full Name must be at least 3 characters long'],
  [{ full_name: '' }, 'Full Name must be at least 3 characters long'],
  [{ full_name: null }, 'Full Name must be at least 3 characters long'],
  [{ full_name: 'x'.repeat(101) }, 'Full Name can have at most 100 characters'],
  [{ full_name: 'Al\0ia' }, 'Full Name holds a character that cannot be stored'],
  [{ email: 'asha@' }, 'Email is not valid'],
  [{ email: ['a@b.in'] }, 'Email is not valid'],
  [{ email: `${'x'.repeat(250)}@b.in` }, 'Email is not valid'],
  [{ address: ' ' }, 'Address cannot be empty'],
  [{ address: 'x'.repeat(501) }, 'Address can have at most 500 characters'],
  [{ company_name: 'x'.repeat(101) }, 'Company name can have at most 100 characters'],
  [{ city: 'x'.repeat(101) }, 'City can have at most 100 characters'],
  [{ company_name: 5 }, 'Company name must be text'],
  [{ company_name: 'a\0b' }, 'Company name holds a character that cannot be stored'],
  [{ website: 'javascript:alert(1)' }, website],
  [{ website: 'java\nscript:alert(1)' }, website],
  [{ website: 'data:text/html,x' }, website],
  [{ website: 'ftp://files.example' }, website],
  [{ website: 'https://' }, website],
  [{ website: 'localhost' }, website],
  [{ website: 'https://bank.example@evil.example' }, website],
  [{ website: `https://x.example/${'y'.repeat(300)}` }, 'Website can have at most 254 characters'],
])('%j is refused', async (wrong, content) => {
  const buyer = await aBuyer(testApp.db)
  const before = await testApp.as(buyer)(getProfile, {})
  expect(await change(buyer, wrong)).toMatchObject({
    status: 400,
    json: { success: false, content, sentence: named },
  })
  expect(await testApp.as(buyer)(getProfile, {})).toEqual(before)
})
