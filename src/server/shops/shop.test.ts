import { beforeEach, expect, test } from 'vitest'
import { getSeller } from '#contract/sellers/seller.ts'
import { getOwnShop, getShop, saveOwnShop } from '#contract/sellers/shop.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone
let count = 0

beforeEach(async () => {
  seller = await aSeller(testApp.db)
})

const aHandle = () => {
  count += 1
  return `kaveri-knits-${count}`
}
const save = (draft: { handle?: string; about?: string }, who: Someone | null = seller) =>
  testApp.as(who)(saveOwnShop, draft)
const visit = (handle: string) => testApp.as(null)(getShop, { handle })
const after30Days = (who = seller) =>
  testApp.db.run(sql`
    update shops set handle_changed_at = now() - interval '30 days' where seller_id = ${who.user_id}`)

test('a shop gets an address of its own, and everybody finds it there', async () => {
  expect(await testApp.as(seller)(getOwnShop, {})).toMatchObject({
    handle: null,
    about: '',
    handle_free_at: null,
    link: `http://vanij.test/seller/${seller.user_id}`,
  })
  const handle = aHandle()
  const saved = await save({ handle: ` ${handle.toUpperCase()} `, about: 'सूती कपड़े since 1986' })
  expect(saved).toMatchObject({ handle, about: 'सूती कपड़े since 1986', link: `http://vanij.test/s/${handle}` })
  expect(saved.qr_svg).toContain('<svg')
  expect(await visit(handle.toUpperCase())).toMatchObject({
    handle,
    seller_id: seller.user_id,
    about: 'सूती कपड़े since 1986',
  })
  expect(await testApp.as(null)(getSeller, { sellerId: seller.user_id })).toMatchObject({ handle })
})

test('an address changes once in 30 days, and the old one leads to the new one', async () => {
  const [first, second] = [aHandle(), aHandle()]
  await save({ handle: first })
  await expect(save({ handle: second })).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/^An address can be changed once in 30 days/),
  })
  await save({ handle: first, about: 'The text may change any day.' })
  await after30Days()
  await save({ handle: second })
  expect(await visit(first)).toMatchObject({ handle: second, seller_id: seller.user_id })
  await after30Days()
  await save({ handle: first })
  expect(await visit(second)).toMatchObject({ handle: first })
})

test('nobody gets an address that another shop has or had', async () => {
  const [first, second] = [aHandle(), aHandle()]
  await save({ handle: first })
  await after30Days()
  await save({ handle: second })
  const rival = await aSeller(testApp.db)
  for (const handle of [first, second])
    await expect(save({ handle }, rival)).rejects.toMatchObject({
      status: 409,
      message: 'This address is taken. Please choose another.',
    })
  expect(await testApp.as(rival)(getOwnShop, {})).toMatchObject({ handle: null, handle_free_at: null })
})

test('of ten shops that want one address at once one gets it', async () => {
  const shops = await Promise.all(Array.from({ length: 10 }, () => aSeller(testApp.db)))
  const handle = aHandle()
  const answers = await Promise.allSettled(shops.map((shop) => save({ handle }, shop)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(9)
})

test('of many changes of one shop at once one is done', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => save({ handle: aHandle() })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test.each([
  [{ handle: 'ab' }, /^An address has 3 to 30 small letters/],
  [{ handle: '-knits' }, /^An address has 3 to 30 small letters/],
  [{ handle: 'x'.repeat(31) }, /^An address has 3 to 30 small letters/],
  [{ handle: 'कपड़ा' }, /^An address has 3 to 30 small letters/],
  [{ handle: 'admin' }, /^This address is kept for the site/],
  [{ about: 'x'.repeat(1_001) }, /^What you say of your shop can have at most 1000 characters/],
  [{ about: 'x\0' }, /^What you say of your shop is text/],
])('what is wrong with %j is said in a sentence', async (draft, message) => {
  await expect(save(draft)).rejects.toMatchObject({ status: 400, message: expect.stringMatching(message) })
})

test('a suspended shop has no address, and buyers have none', async () => {
  const handle = aHandle()
  await save({ handle })
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${seller.user_id}`)
  await expect(visit(handle)).rejects.toMatchObject({ status: 404 })
  await expect(visit('nobody-has-this')).rejects.toMatchObject({ status: 404 })
  await expect(save({ handle: aHandle() }, await aBuyer(testApp.db))).rejects.toMatchObject({ status: 403 })
  await expect(save({ handle: aHandle() }, null)).rejects.toMatchObject({ status: 401 })
})
