import { expect, test } from 'vitest'
import { updateProfile } from '#contract/users/account.ts'
import { getProfile } from '#contract/users/user.ts'
import { aBuyer } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp({ rateLimits: true })

test('nobody learns of more than five emails a day whether they have an account', async () => {
  const [curious, other] = [await aBuyer(testApp.db), await aBuyer(testApp.db)]
  const { email: own } = await testApp.as(curious)(getProfile, {})
  const { email: taken } = await testApp.as(other)(getProfile, {})
  const ask = testApp.as(curious)
  for (let n = 0; n < 4; n += 1)
    await expect(ask(updateProfile, { email: taken })).rejects.toMatchObject({ status: 409 })
  // The form sends the email address with every change.
  for (const email of [own, own.toUpperCase(), own])
    await ask(updateProfile, { email, address: '12 Station Road, Jaipur' })
  await ask(updateProfile, { email: 'new@shop.example' })
  for (const email of [taken, 'free@shop.example'])
    await expect(ask(updateProfile, { email })).rejects.toMatchObject({
      status: 429,
      message: 'The email can be changed 5 times within 24 hours. Please try again tomorrow.',
    })
  await ask(updateProfile, { address: '14 Station Road, Jaipur' })
  await testApp.as(other)(updateProfile, { email: 'another@shop.example' })
})
