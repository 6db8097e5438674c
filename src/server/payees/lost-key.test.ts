import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { savePayee } from '#contract/payments/payee.ts'
import { sql } from '#server/db/sql.ts'
import { keyLength, secretsOf } from '#server/secrets/secrets.ts'
import { payeeDraft } from '#server/testing/payees.ts'
import { anOpenOrder } from '#server/testing/payments.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

test('where the key of an account is lost, its orders are paid by UPI and the seller enters it again', async () => {
  const { look, pay, seller } = await anOpenOrder(testApp)
  const account = await anOpenOrder(testApp, { payee: { vpa: '' } })
  const lost = secretsOf([randomBytes(keyLength)]).seal(Buffer.from('50100123456789'), 'elsewhere')
  await testApp.db.transaction(async (tx) => {
    // As a restored backup leaves it: no trigger works in this transaction.
    await tx.run(sql`set local session_replication_role = 'replica'`)
    await tx.run(sql`update seller_payees set account_number = ${lost} where account_number is not null`)
  })
  expect(await look()).toMatchObject({
    payee: { vpa: 'shree.traders@okicici', account_number: '', ifsc: '' },
    upi: { link: expect.stringContaining('upi://pay?') },
  })
  expect(await account.look()).toMatchObject({ payee: null, upi: null, open: 1_000 })
  expect(await pay(400)).toMatchObject({ state: 'claimed' })
  const { account_number: _, ...unsaid } = payeeDraft
  await expect(testApp.as(seller)(savePayee, unsaid)).rejects.toThrow(
    'Please enter the account number of this IFSC code',
  )
  expect((await testApp.as(seller)(savePayee, payeeDraft)).payee.has_account).toBe(true)
})
