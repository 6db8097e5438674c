import type { Db } from '#server/db/db.ts'
import type { MonthOf } from './book.row.ts'
import { registrationOf } from './month.service.ts'

export type Seller = { readonly user_id: string }
export type Wish = { readonly month: string; readonly gstin?: string | undefined }

/** Of which registration and month, and how its file is called. */
export async function fileOf(db: Db, { user_id }: Seller, { month, gstin }: Wish, ending: string) {
  const registration = await registrationOf(db, user_id, gstin)
  const of: MonthOf = { sellerId: user_id, gstin: registration.gstin, month }
  return { registration, of, file_name: `${registration.gstin}-${month}-${ending}` }
}
