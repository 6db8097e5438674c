import { beforeAll, expect, test } from 'vitest'
import { createPost, getPost, updatePost } from '#contract/admin/admin-blogs.ts'
import { approveSeller, getApplicant, rejectSeller } from '#contract/admin/admin-seller-applications.ts'
import { changeSettings, getAllSettings } from '#contract/admin/admin-settings.ts'
import { updateProfile } from '#contract/users/account.ts'
import { saveAddress, updateAddress } from '#contract/users/address.ts'
import { getProfile } from '#contract/users/user.ts'
import { anOpenApplication } from '#server/testing/apply.ts'
import { aBuyer, anAdmin } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let admin: Someone
let buyer: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
  buyer = await aBuyer(testApp.db)
})

const refusalOf = (what: string) => ({
  status: 409,
  code: 'changed',
  message: `${what} was changed since you opened it. Please look at it again.`,
})

/** Reads twice, then saves both readings: only the first save succeeds. */
async function twoEditors(what: string, { read, change }: Editing) {
  const revision = await read()
  await change('First', revision)
  await expect(change('Second', revision)).rejects.toMatchObject(refusalOf(what))
  const next = await read()
  expect(next).toBe(revision + 1)
  await change('Second', next)
  await change('A call without a revision', undefined)
}
type Editing = {
  read: () => Promise<number>
  change: (text: string, revision: number | undefined) => Promise<unknown>
}

test('a profile is changed over the state that was read', () => {
  const api = testApp.as(buyer)
  return twoEditors('Your profile', {
    read: async () => (await api(getProfile, {})).revision,
    change: (text, revision) => api(updateProfile, { address: text, ...(revision ? { revision } : {}) }),
  })
})

test('of many changes of a profile over the same state one succeeds', async () => {
  const api = testApp.as(buyer)
  const { revision } = await api(getProfile, {})
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, (_, place) => api(updateProfile, { address: `Road ${place}`, revision })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('an address is changed over the state that was read', async () => {
  const api = testApp.as(buyer)
  const place = { state: 'Goa', city: 'Panaji', postalCode: '403001', shipAddress: 'Church Square' }
  const saved = (await api(saveAddress, place)).data
  const addressId = saved.address_id
  let { revision: latest } = saved
  await twoEditors('This address', {
    read: async () => latest,
    change: async (city, revision) => {
      latest = (await api(updateAddress, { ...place, city, addressId, revision })).data.revision
    },
  })
})

test('a blog post is changed over the state that was read', async () => {
  const api = testApp.as(admin)
  const post = { title: 'Pumps', category: 'Corporates', content: 'Own words.' } as const
  const blogId = (await api(createPost, post)).blog.blog_id
  await twoEditors('This post', {
    read: async () => (await api(getPost, { blogId })).blog.revision,
    change: (title, revision) => api(updatePost, { ...post, title, blogId, revision }),
  })
})

test('the settings are changed over the state that was read', () => {
  const api = testApp.as(admin)
  return twoEditors('The settings', {
    read: async () => (await api(getAllSettings, {})).revision,
    change: (press_name, revision) => api(changeSettings, { press_name, revision }),
  })
})

test('an applicant is decided on as they were looked at', async () => {
  const person = await anOpenApplication(testApp)
  const userId = person.user_id
  const api = testApp.as(admin)
  const { revision } = (await api(getApplicant, { userId })).seller
  await testApp.as(person)(updateProfile, { full_name: 'Somebody Else' })
  const refusal = refusalOf('This application')
  await expect(api(approveSeller, { userId, revision })).rejects.toMatchObject(refusal)
  await expect(api(rejectSeller, { userId, revision, reason: 'x' })).rejects.toMatchObject(refusal)
  expect(await testApp.as(person)(getProfile, {})).toMatchObject({ account_type: 'requested' })
  await api(approveSeller, { userId, revision: (await api(getApplicant, { userId })).seller.revision })
  expect(await testApp.as(person)(getProfile, {})).toMatchObject({ account_type: 'seller' })
})
