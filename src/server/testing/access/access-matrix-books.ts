import { randomUUID } from 'node:crypto'
import { ledgers } from '#contract/books/ledgers.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { makeLink } from '#server/book-links/link.service.ts'
import { sql } from '#server/db/sql.ts'
import type { World } from '#server/testing/personas.ts'
import {
  admins,
  everybody,
  type Matrix,
  nothing,
  onlyBuyerA,
  type Row,
  sellers,
  signedIn,
} from './access-outcomes.ts'

const ofMonth: Row = { outcome: sellers, draft: () => ({ month: '2026-10' }) }

const tomorrow = () => dayInIndia(new Date(Date.now() + 86_400_000))

/** The walk makes more links than a shop may have open at once. */
const withoutLinks = ({ testApp }: World) => testApp.db.run(sql`delete from book_links`)

/** Seller A's link to a month. */
async function aLinkOfA(world: World) {
  await withoutLinks(world)
  const { testApp, people } = world
  const { sellerA } = people
  const ends_on = tomorrow()
  const seller = { user_id: sellerA?.user_id ?? '' }
  return makeLink(testApp.db, seller, { month: '2026-10', name: 'Sharma & Co', ends_on }, new Date())
}
const linkOfA: Row['draft'] = async (world) => ({ linkId: (await aLinkOfA(world)).link.book_link_id })
const absent = { linkId: randomUUID() }

/** Whoever has the key, signed in as anybody or not at all; a key is all that it takes. */
const byKey: Row = {
  outcome: everybody,
  draft: async (world) => ({ key: (await aLinkOfA(world)).key }),
}

/** The numbers of these people have wrong check characters, which the portal would refuse. */
const asBilled = (row: Row): Row => ({
  ...row,
  draft: async (world, caller) => ({ ...(await row.draft(world, caller)), as_billed: 'on' }),
})

/** A month of a shop. */
export const bookMatrix: Matrix = {
  'GET /api/seller/books': ofMonth,
  'GET /api/seller/books/:month/documents': ofMonth,
  'GET /api/seller/books/:month/sales.csv': ofMonth,
  'GET /api/seller/books/:month/hsn.csv': ofMonth,
  'GET /api/seller/books/:month/gstr1.json': asBilled(ofMonth),
  'GET /api/seller/books/:month/tally.zip': ofMonth,
  'GET /api/seller/books/:month/einvoice.json': {
    outcome: { ...sellers, sellerA: 409, sellerB: 409 },
    draft: () => ({ month: '2026-10' }),
  },
  'GET /api/seller/book-links': { outcome: sellers, draft: nothing },
  'POST /api/seller/book-links': {
    outcome: sellers,
    draft: async (world) => {
      await withoutLinks(world)
      return { month: '2026-10', name: 'Sharma & Co', ends_on: tomorrow() }
    },
  },
  'DELETE /api/seller/book-links/:linkId': { outcome: { ...sellers, sellerB: 404 }, draft: linkOfA, absent },
  'GET /api/seller/book-links/:linkId/looks': {
    outcome: { ...sellers, sellerB: 404 },
    draft: linkOfA,
    absent,
  },
  'GET /api/book-link/books': byKey,
  'GET /api/book-link/documents': byKey,
  'GET /api/book-link/tally.zip': byKey,
  'GET /api/book-link/gstr1.json': asBilled(byKey),
  'GET /api/book-link/einvoice.json': {
    ...byKey,
    // Nothing waits in this month.
    outcome: Object.fromEntries(Object.keys(everybody).map((name) => [name, 409])) as Row['outcome'],
  },
  'GET /api/book-link/sales.csv': byKey,
  'GET /api/book-link/hsn.csv': byKey,
  'GET /api/users/purchases': { outcome: signedIn, draft: () => ({ month: '2026-10' }) },
  'GET /api/users/purchases/:month/tally.zip': { outcome: signedIn, draft: () => ({ month: '2026-10' }) },
  'GET /api/users/purchases/:month/csv': { outcome: signedIn, draft: () => ({ month: '2026-10' }) },
  'GET /api/admin/operator-ledger': { outcome: admins, draft: () => ({ quarter: '2026-Q3' }) },
  'GET /api/admin/operator-ledger/:quarter/csv': { outcome: admins, draft: () => ({ quarter: '2026-Q3' }) },
  'GET /api/users/ledger-names': { outcome: signedIn, draft: nothing },
  'GET /api/users/party-names': { outcome: signedIn, draft: () => ({ side: 'sales', month: '2026-10' }) },
  'PUT /api/users/party-names': {
    outcome: { ...onlyBuyerA, buyerA: 404 },
    draft: () => ({ side: 'sales', month: '2026-10', party: 'nobody', name: 'Somebody' }),
    absent: { party: 'no one' },
  },
  'PUT /api/users/ledger-names': { outcome: signedIn, draft: () => ({ names: ledgers }) },
}
