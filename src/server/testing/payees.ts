import { savePayee } from '#contract/payments/payee.ts'
import { sql } from '#server/db/sql.ts'
import { hashPassword } from '#server/users/password.service.ts'
import type { Someone, TestApp } from './test-app.ts'

const sellerPassword = 'purana-taala'

let hashed: Promise<string> | undefined

/** Gives an account the password of the tests. */
export async function givePassword({ db }: Pick<TestApp, 'db'>, { user_id }: Someone) {
  hashed ??= hashPassword(sellerPassword)
  await db.run(sql`update users set password_hash = ${await hashed} where user_id = ${user_id}`)
}

export const payeeDraft = {
  name: 'Shree Traders',
  vpa: 'shree.traders@okicici',
  vpa_kind: 'plain',
  account_number: '50100123456789',
  ifsc: 'HDFC0001234',
  password: sellerPassword,
} as const

/** Sets where a seller is paid. */
export async function aPayee(testApp: TestApp, seller: Someone, draft: object = {}) {
  await givePassword(testApp, seller)
  return (await testApp.as(seller)(savePayee, { ...payeeDraft, ...draft })).payee
}
