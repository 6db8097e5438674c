import { randomUUID } from 'node:crypto'
import { sql } from '#server/db/sql.ts'
import type { World } from '#server/testing/personas.ts'
import { admins, type Matrix, nothing, onlyBuyerA, type Row, sellers, signedIn } from './access-outcomes.ts'

/** Buyer A has traded with seller A alone. */
const onlySellerA: Row['outcome'] = { ...sellers, sellerB: 404 }
const absent = { buyerId: randomUUID() }
const ofBuyerA = ({ people }: World) => ({ buyerId: people.buyerA?.user_id })
const ofSellerA = ({ people }: World) => ({ sellerId: people.sellerA?.user_id })

async function anEntryOfA({ testApp, people }: World) {
  const entryId = randomUUID()
  await testApp.db.run(sql`
    insert into khata_entries (entry_id, seller_id, buyer_id, kind, amount_paise, on_day, method, reference, state, created_at)
    values (${entryId}, ${people.sellerA?.user_id}, ${people.buyerA?.user_id}, 'receipt', 50000, '2026-11-01', 'cheque',
      '004512', 'received', now())`)
  return { entryId }
}

/** Something that is open, and not reminded of yet. */
async function anOpenAccount(world: World) {
  const { testApp, people } = world
  await testApp.db.run(sql`delete from khata_reminders`)
  await testApp.db.run(sql`delete from khata_entries`)
  await testApp.db.run(sql`
    insert into khata_entries (entry_id, seller_id, buyer_id, kind, amount_paise, on_day, reference, state, created_at)
    values (${randomUUID()}, ${people.sellerA?.user_id}, ${people.buyerA?.user_id}, 'opening', 50000, '2026-11-01', '',
      'noted', now())`)
  return ofBuyerA(world)
}

const aRate = {
  fromDate: '2026-10-01',
  rate_bp: 550,
  source: 'Reserve Bank of India',
  checked_on: '2026-11-01',
}

/** Who owes whom what, and the rate that interest is counted from. */
export const khataMatrix: Matrix = {
  'GET /api/seller/accounts': { outcome: sellers, draft: nothing },
  'GET /api/seller/buyers/:buyerId/record': { outcome: onlySellerA, draft: ofBuyerA, absent },
  'GET /api/seller/accounts/:buyerId': { outcome: onlySellerA, draft: ofBuyerA, absent },
  'GET /api/seller/accounts/:buyerId/statement.pdf': { outcome: onlySellerA, draft: ofBuyerA, absent },
  'GET /api/seller/accounts/:buyerId/statement.csv': { outcome: onlySellerA, draft: ofBuyerA, absent },
  'PUT /api/seller/accounts/:buyerId/terms': {
    outcome: onlySellerA,
    draft: (world) => ({
      ...ofBuyerA(world),
      ...{ credit_limit: null, credit_days: 30, fee_bp: 1_500, agreed_on: null },
    }),
    absent,
  },
  'POST /api/seller/accounts/:buyerId/remind': { outcome: onlySellerA, draft: anOpenAccount, absent },
  'POST /api/seller/accounts/:buyerId/entries': {
    outcome: onlySellerA,
    draft: async (world) => {
      await world.testApp.db.run(sql`delete from khata_entries`)
      return { ...ofBuyerA(world), kind: 'opening', amount: 500, on: '2026-11-01' }
    },
    absent,
  },
  'POST /api/khata/entries/:entryId/state': {
    outcome: onlySellerA,
    draft: async (world) => ({ ...(await anEntryOfA(world)), state: 'deposited' }),
    absent: { entryId: randomUUID() },
  },
  'POST /api/khata/entries/:entryId/dispute': {
    outcome: onlyBuyerA,
    draft: async (world) => ({ ...(await anEntryOfA(world)), words: 'It was another sum' }),
    absent: { entryId: randomUUID() },
  },
  'GET /api/users/dues': { outcome: signedIn, draft: nothing },
  'GET /api/users/dues/:sellerId': {
    outcome: onlyBuyerA,
    draft: ofSellerA,
    absent: { sellerId: randomUUID() },
  },
  'GET /api/users/dues/:sellerId/statement.pdf': {
    outcome: onlyBuyerA,
    draft: ofSellerA,
    absent: { sellerId: randomUUID() },
  },
  'GET /api/admin/bank-rates': { outcome: admins, draft: nothing },
  'PUT /api/admin/bank-rates/:fromDate': { outcome: admins, draft: () => aRate },
  'DELETE /api/admin/bank-rates/:fromDate': {
    outcome: admins,
    draft: async ({ testApp: { db } }) => {
      await db.run(sql`
        insert into bank_rates (from_date, rate_bp, source, checked_on)
        values (${aRate.fromDate}, 550, 'Reserve Bank of India', '2026-11-01') on conflict do nothing`)
      return { fromDate: aRate.fromDate }
    },
    absent: { fromDate: '2020-01-01' },
  },
}
