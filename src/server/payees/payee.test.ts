import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueCreditNote, issueInvoice } from '#contract/documents/document.ts'
import { listNotifications } from '#contract/notification.ts'
import { getPayee, savePayee, saveTerms } from '#contract/payments/payee.ts'
import { rows, sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { anOrderOf } from '#server/testing/orders.ts'
import { aPayee, givePassword, payeeDraft } from '#server/testing/payees.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { isNameUnlike } from './payee.rules.ts'

const testApp = openTestApp()
const limited = openTestApp({ rateLimits: true })

test('a seller says where the shop is paid, and reads the last digits of the account alone', async () => {
  const seller = await aSeller(testApp.db)
  expect(await testApp.as(seller)(getPayee, {})).toEqual({
    success: true,
    payee: null,
    terms: null,
    dispatch: null,
  })
  await aPayee(testApp, seller)
  expect((await testApp.as(seller)(getPayee, {})).payee).toEqual({
    name: 'Shree Traders',
    vpa: 'shree.traders@okicici',
    vpa_kind: 'plain',
    mcc: '',
    account_number_end: '6789',
    has_account: true,
    ifsc: 'HDFC0001234',
    since: expect.any(String),
  })
})

test('the account number lies sealed, bound to its row', async () => {
  const seller = await aSeller(testApp.db)
  await aPayee(testApp, seller)
  const stored = await testApp.db.one(rows(z.object({ account_number: z.instanceof(Buffer) }))`
    select account_number from seller_payees where seller_id = ${seller.user_id}`)
  expect(stored.account_number.includes('50100123456789')).toBe(false)
})

test('the audit of a change names its holder, and neither the UPI ID nor the account', async () => {
  const seller = await aSeller(testApp.db)
  await aPayee(testApp, seller)
  const event = await testApp.db.one(rows(
    z.object({ action: z.string(), details: z.looseObject({}), whole: z.string() }),
  )`
    select action, details, to_jsonb(e)::text as whole from audit_events e where subject_id = ${seller.user_id}`)
  expect(event).toMatchObject({ action: 'user.change-payee', details: { name: 'Shree Traders' } })
  for (const secret of ['okicici', '50100123456789', '6789', 'HDFC'])
    expect(event.whole).not.toContain(secret)
})

test('another UPI ID keeps the account that the form was never shown', async () => {
  const seller = await aSeller(testApp.db)
  await aPayee(testApp, seller)
  const { account_number: _, ...draft } = payeeDraft
  const { payee } = await testApp.as(seller)(savePayee, { ...draft, vpa: 'Shree.New@YBL ' })
  expect(payee).toMatchObject({ vpa: 'shree.new@ybl', account_number_end: '6789', has_account: true })
})

test.each([
  [{ vpa: '', account_number: '', ifsc: '' }, 'Please enter a UPI ID or a bank account'],
  [{ vpa: 'shree' }, 'A UPI ID has a name and a handle, such as sharma.traders@okicici'],
  [{ account_number: '12' }, 'An account number has 6 to 20 letters and digits'],
  [{ ifsc: 'HDFC1001234' }, 'An IFSC code has 11 characters, such as SBIN0001234'],
  [{ ifsc: '' }, 'Please enter the IFSC code of the account'],
  [{ account_number: '' }, 'Please enter the account number of this IFSC code'],
  [{ vpa_kind: 'merchant' as const, mcc: '51' }, 'A merchant category code has 4 digits'],
  [{ name: ' ' }, 'Name of the account holder cannot be empty'],
  [{ password: '' }, 'Please enter your password'],
])('a payee of another form is refused (%j)', async (wrong, content) => {
  const seller = await aSeller(testApp.db)
  await givePassword(testApp, seller)
  await expect(testApp.as(seller)(savePayee, { ...payeeDraft, ...wrong })).rejects.toThrow(content)
})

test('a session without the password changes nothing, and its tries are those of the sign-in', async () => {
  const seller = await aSeller(limited.db)
  await givePassword(limited, seller)
  const change = (password: string) => limited.as(seller)(savePayee, { ...payeeDraft, password })
  for (let tries = 0; tries < 5; tries += 1)
    await expect(change('wrong-one')).rejects.toThrow('Your current password is wrong.')
  await expect(change(payeeDraft.password)).rejects.toThrow(/^Too many wrong tries/)
  expect((await limited.as(seller)(getPayee, {})).payee).toBeNull()
})

test('a change is told to the seller and to the buyers of open orders, the first payee to the seller alone', async () => {
  const seller = await aSeller(testApp.db, { company_name: 'Shree Traders' })
  const buyer = await aBuyer(testApp.db)
  const product_ids = [await aProduct(testApp.db, { seller })]
  const order = await anOrderOf(testApp.db, { seller, buyer, product_ids })
  await anOrderOf(testApp.db, { seller, buyer, product_ids, status: 'Cancelled' })
  const newsOf = async (person: typeof seller) =>
    (await testApp.as(person)(listNotifications, {})).notifications.map(({ message }) => message)
  await aPayee(testApp, seller)
  expect([await newsOf(seller), await newsOf(buyer)]).toEqual([
    ['Buyers now see where to pay you. If you did not save this, contact support now.'],
    [],
  ])
  await aPayee(testApp, seller, { vpa: 'thief@ybl' })
  expect(await newsOf(buyer)).toEqual([
    `Shree Traders changed where new orders are paid. Your order ${order} keeps the account it was placed with; look at the name before you pay.`,
  ])
  expect((await newsOf(seller))[0]).toBe(
    'Your payment details were changed. If this was not you, contact support now.',
  )
})

test('who has nothing left to pay is told of no other payee', async () => {
  const { orderId, seller, buyer } = await aBillableOrder(testApp)
  const newsOf = async () =>
    (await testApp.as(buyer)(listNotifications, {})).notifications.filter(({ message }) =>
      message.includes('changed where new orders are paid'),
    )
  await aPayee(testApp, seller)
  await testApp.as(seller)(issueInvoice, { orderId })
  const lines = [{ line_number: 1, quantity: 2 }]
  await testApp.as(seller)(issueCreditNote, { orderId, lines, reason: 'All came torn' })
  await aPayee(testApp, seller, { vpa: 'other@ybl' })
  expect(await newsOf()).toEqual([])
})

test('of changes at once one payee is left, and no row is ever changed', async () => {
  const seller = await aSeller(testApp.db)
  await aPayee(testApp, seller)
  await Promise.all(
    [1, 2, 3].map((n) => testApp.as(seller)(savePayee, { ...payeeDraft, vpa: `shree${n}@ybl` })),
  )
  const { count } = await testApp.db.one(rows(z.object({ count: z.int() }))`
    select count(*) as count from seller_payees where seller_id = ${seller.user_id} and replaced_at is null`)
  expect(count).toBe(1)
  await expect(
    testApp.db.run(sql`update seller_payees set vpa = 'thief@ybl' where seller_id = ${seller.user_id}`),
  ).rejects.toThrow('payees are never changed')
})

test('a shop has terms for its new orders, or none', async () => {
  const seller = await aSeller(testApp.db)
  const terms = { advance_bp: 3000, rest: 'credit', credit_days: 30 } as const
  await testApp.as(seller)(saveTerms, { terms })
  expect((await testApp.as(seller)(getPayee, {})).terms).toEqual(terms)
  await expect(testApp.as(seller)(saveTerms, { terms: { ...terms, advance_bp: 10_001 } })).rejects.toThrow(
    'An advance is 0 to 100 % of the total',
  )
  await testApp.as(seller)(saveTerms, { terms: null })
  expect((await testApp.as(seller)(getPayee, {})).terms).toBeNull()
})

test.each([
  ['Shree Traders', ['Shree Traders Pvt Ltd'], false],
  ['RAMESH SHAH', ['Shree Traders', 'Ramesh Shah'], false],
  ['Lucky Traders', ['Shree Traders', 'Ramesh Shah'], true],
  ['R S Enterprises', ['Shree Traders'], true],
])('the account of %s is that of a shop %j: unlike %s', (payee, shop, isUnlike) => {
  expect(isNameUnlike(payee, shop)).toBe(isUnlike)
})
