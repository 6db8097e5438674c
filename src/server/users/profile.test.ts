import { expect, test } from 'vitest'
import { getProfile, profile, signOut } from '#contract/users/user.ts'
import { openSession } from '#server/sessions/session.service.ts'
import { aBuyer, anApplicant, aSeller } from '#server/testing/build.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { post } from '#server/testing/visitor.ts'

const testApp = openTestApp()
const read = (token: string) => testApp.app.inject({ url: getProfile.path, headers: { token } })

test('a person reads the own profile and nothing that is secret', async () => {
  const seller = await aSeller(testApp.db, { company_name: 'Kaveri Knits' })
  const answer = await read(await testApp.tokenOf(seller))
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    success: true,
    status: 'ok',
    user_id: seller.user_id,
    account_type: 'seller',
    company_name: 'Kaveri Knits',
    is_seller_verified: true,
  })
  expect(Object.keys(answer.json()).sort()).toEqual(Object.keys(profile.def.shape).sort())
})

test('an applicant is still no seller', async () => {
  const answer = await testApp.as(await anApplicant(testApp.db))(getProfile, {})
  expect(answer).toMatchObject({ account_type: 'requested', is_seller_verified: false })
})

test('whose profile is read follows from the token alone', async () => {
  const [asha, bela] = [await aBuyer(testApp.db), await aBuyer(testApp.db)]
  const answer = await testApp.app.inject({
    url: `${getProfile.path}?user_id=${bela.user_id}`,
    headers: { token: await testApp.tokenOf(asha), 'user-id': bela.user_id },
  })
  expect(answer.json().user_id).toBe(asha.user_id)
})

test('a visitor has no profile and nothing to sign out of', async () => {
  const answers = [
    (await testApp.app.inject(getProfile.path)).json(),
    (await post(testApp.app, signOut.path, {})).body,
  ]
  for (const answer of answers)
    expect(answer).toEqual({
      success: false,
      status: 'invalid-token',
      content: 'Please log in again',
      sentence: named,
    })
})

test('signing out ends this session at once and no other', async () => {
  const buyer = await aBuyer(testApp.db)
  const phone = await openSession(testApp.db, buyer.user_id, 'phone')
  const laptop = await openSession(testApp.db, buyer.user_id, 'laptop')
  const answer = await post(testApp.app, signOut.path, {}, { token: phone })
  expect([answer.status, answer.body]).toEqual([
    200,
    { success: true, content: 'Signed out', sentence: named },
  ])
  expect((await read(phone)).statusCode).toBe(401)
  expect((await read(laptop)).statusCode).toBe(200)
  expect((await post(testApp.app, signOut.path, {}, { token: phone })).status).toBe(401)
})

test.each(['[]', '7', '{', '"x"'])('a broken body signs nobody out: %s', async (text) => {
  const token = await testApp.tokenOf(await aBuyer(testApp.db))
  expect((await post(testApp.app, signOut.path, text, { token })).status).toBe(400)
  expect((await read(token)).statusCode).toBe(200)
})
