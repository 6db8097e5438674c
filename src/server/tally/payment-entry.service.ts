import { pagesOf } from '#server/books/pages-of.rules.ts'
import type { Db } from '#server/db/db.ts'
import * as sql from './payment-entry.queries.ts'
import type { TallyPayment } from './tally.row.ts'

type OfSeller = { readonly sellerId: string; readonly gstin: string; readonly month: string }
type OfBuyer = { readonly buyerId: string; readonly month: string }

/** What a registration received and gave back in a month. */
export const listSellerPayments = (db: Db, of: OfSeller) =>
  pagesOf((after: TallyPayment | undefined) => sql.findSellerPayments(db, { ...of, after }))

/** What a buyer paid in a month, and got back. */
export const listBuyerPayments = (db: Db, of: OfBuyer) =>
  pagesOf((after: TallyPayment | undefined) => sql.findBuyerPayments(db, { ...of, after }))
