import { expect, test } from 'vitest'
import { z } from 'zod'
import { listNotifications } from '#contract/notification.ts'
import { getSeller } from '#contract/sellers/seller.ts'
import { closeAccount, getClosing } from '#contract/users/closing.ts'
import { getProfile, signIn } from '#contract/users/user.ts'
import { rows, sql } from '#server/db/sql.ts'
import { eraseClosed } from '#server/erasure/erase.service.ts'
import { aReportOf } from '#server/testing/access/access-matrix-closing.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { aDeal } from '#server/testing/deals/offers.ts'
import { anOrderOf } from '#server/testing/orders.ts'
import { givePassword } from '#server/testing/payees.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp({ demo: true })
const password = 'purana-taala'
const Phone = z.object({ phone_number: z.string() })

async function leaves(person: Someone) {
  await givePassword(testApp, person)
  return testApp.as(person)(closeAccount, { password })
}

async function comesBack({ user_id }: Someone) {
  const { phone_number } = await testApp.db.one(
    rows(Phone)`select phone_number from users where user_id = ${user_id}`,
  )
  return testApp.as(null)(signIn, { phone_number, password })
}

const blocksOf = async (person: Someone) =>
  (await testApp.as(person)(getClosing, {})).blocks.map(({ kind, content, link }) => ({
    kind,
    content,
    link,
  }))

const passHours = ({ user_id }: Someone, hours: number) =>
  testApp.db.run(sql`
    update account_closings set closed_at = closed_at - make_interval(hours => ${hours}),
      erase_at = erase_at - make_interval(hours => ${hours}) where user_id = ${user_id}`)

test('a closed account is signed out everywhere, and a sign-in within 48 hours brings it back whole', async () => {
  const buyer = await aBuyer(testApp.db)
  const token = await testApp.tokenOf(buyer)
  const before = Date.now()
  const { until, content } = await leaves(buyer)
  expect(Date.parse(until)).toBeGreaterThan(before + 47.9 * 3_600_000)
  expect(content).toMatch(/^Your account is closed\. Until .+ you can bring it back by logging in/)
  const answer = await testApp.app.inject({ url: getProfile.path, headers: { token } })
  expect(answer.statusCode).toBe(401)
  await passHours(buyer, 47)
  while (await eraseClosed(testApp.db)) await Promise.resolve()
  expect(await comesBack(buyer)).toMatchObject({ success: true, is_back: true })
  const second = await comesBack(buyer)
  expect(second.is_back).toBeUndefined()
  const { full_name } = await testApp.db.one(
    rows(
      z.object({ full_name: z.string() }),
    )`select full_name from users where user_id = ${buyer.user_id} and suspended_at is null`,
  )
  expect(full_name).toMatch(/^Asha Verma/)
})

test('while it is closed strangers find no shop, and a wrong password is answered as ever', async () => {
  const seller = await aSeller(testApp.db)
  await aProduct(testApp.db, { seller })
  await leaves(seller)
  await expect(testApp.as(null)(getSeller, { sellerId: seller.user_id })).rejects.toMatchObject({
    status: 404,
  })
  const { phone_number } = await testApp.db.one(
    rows(Phone)`select phone_number from users where user_id = ${seller.user_id}`,
  )
  await expect(testApp.as(null)(signIn, { phone_number, password: 'falsch-falsch' })).rejects.toThrow(
    'Phone number or password is wrong.',
  )
})

test('open orders, reports and the plan keep an account, each named with its page', async () => {
  const seller = await aSeller(testApp.db)
  const buyer = await aBuyer(testApp.db)
  const product = await aProduct(testApp.db, { seller })
  await anOrderOf(testApp.db, { seller, buyer, product_ids: [product] })
  await anOrderOf(testApp.db, { seller, buyer, product_ids: [product], status: 'Delivered' })
  await testApp.db.run(aReportOf(buyer.user_id))
  await testApp.db.run(
    sql`insert into plan_requests (seller_id, price_paise) values (${seller.user_id}, 100)`,
  )
  expect(await blocksOf(buyer)).toEqual([
    {
      kind: 'bought',
      content: 'An order of yours is not finished. Wait for the goods, or cancel.',
      link: '/profile?tab=orders',
    },
    {
      kind: 'cases',
      content: 'A problem is not closed yet. Wait for the end, or take back what you reported.',
      link: '/problems',
    },
  ])
  expect((await blocksOf(seller)).map(({ kind }) => kind)).toEqual(['sold', 'plan'])
  await expect(leaves(buyer)).rejects.toThrow('Your account cannot be closed yet: something is still open.')
  await expect(leaves(seller)).rejects.toMatchObject({ status: 409 })
})

test('payments, refunds and debts keep who has to act, and nobody whom others owe', async () => {
  const seller = await aSeller(testApp.db)
  const buyer = await aBuyer(testApp.db)
  const product = await aProduct(testApp.db, { seller })
  const placed = { seller, buyer, product_ids: [product] }
  const onCredit = await anOrderOf(testApp.db, { ...placed, status: 'Delivered' })
  await testApp.db.run(sql`
    update orders set terms = '{"advance_bp": 0, "rest": "credit", "credit_days": 30}' where order_id = ${onCredit}`)
  const cancelled = await anOrderOf(testApp.db, { ...placed, status: 'Cancelled' })
  const pay = (orderId: string, state: string) =>
    testApp.db.run(sql`
      insert into payments (payment_id, order_id, seller_id, buyer_id, kind, amount_paise, method, reference, paid_on, state, claimed_by,
        decided_at)
      values (gen_random_uuid(), ${orderId}, ${seller.user_id}, ${buyer.user_id}, 'advance', 400, 'upi', '', current_date, ${state}, 'buyer',
        case when ${state} = 'confirmed' then now() end)`)
  await pay(cancelled, 'confirmed')
  await pay(onCredit, 'claimed')
  const [claimed, owed] = await blocksOf(buyer)
  expect([claimed?.kind, owed?.kind]).toEqual(['claimed', 'owed'])
  expect(owed?.content).toBe('₹10.00 on credit is still to be paid.')
  const ofSeller = await blocksOf(seller)
  expect(ofSeller.map(({ kind }) => kind)).toEqual(['claimed', 'refunds'])
  expect(ofSeller[1]?.content).toBe('₹4.00 is to be given back for an order.')
})

test('the wrong password closes nothing, nor does a demo account close', async () => {
  const buyer = await aBuyer(testApp.db)
  await givePassword(testApp, buyer)
  await expect(testApp.as(buyer)(closeAccount, { password: 'anything-else' })).rejects.toThrow(
    'Your current password is wrong.',
  )
  await testApp.db.run(sql`update users set is_demo = true where user_id = ${buyer.user_id}`)
  await expect(leaves(buyer)).rejects.toThrow('An account of the demo cannot be closed.')
})

test('of two owners who leave at once, one stays', async () => {
  const owners = [await anAdmin(testApp.db), await anAdmin(testApp.db)]
  const leaving = await Promise.allSettled(owners.map((owner) => leaves(owner)))
  expect(leaving.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const stayed = owners[leaving.findIndex(({ status }) => status === 'rejected')]
  if (stayed) expect((await blocksOf(stayed)).map(({ kind }) => kind)).toEqual(['owner'])
})

test('whoever has an open offer with them is told, once', async () => {
  const { buyer, seller, roomId } = await aDeal(testApp)
  await leaves(seller)
  const { notifications } = await testApp.as(buyer)(listNotifications, {})
  const news = notifications.filter(({ kind }) => kind === 'account-closed')
  expect(news).toMatchObject([{ link: `/chats/${roomId}` }])
})

test('a problem that is opened meanwhile puts the erasure off by a day', async () => {
  const seller = await aSeller(testApp.db)
  await leaves(seller)
  await passHours(seller, 49)
  await testApp.db.run(aReportOf(seller.user_id))
  while (await eraseClosed(testApp.db)) await Promise.resolve()
  expect(await comesBack(seller)).toMatchObject({ is_back: true })
})

test('an admin cannot open what its owner closed', async () => {
  const admin = await anAdmin(testApp.db)
  const buyer = await aBuyer(testApp.db)
  await leaves(buyer)
  const answer = await testApp.app.inject({
    method: 'POST',
    url: `/api/admin/users/${buyer.user_id}/reinstate`,
    headers: { token: await testApp.tokenOf(admin) },
    payload: {},
  })
  expect(answer.json()).toMatchObject({
    content: 'This account was closed by its owner, who alone can bring it back.',
  })
})
