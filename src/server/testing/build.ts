import { z } from 'zod'
import type { PriceTier } from '#contract/products/price.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { insertingNew } from '#server/products/new-product.row.ts'
import { writeSearchWords } from '#server/products/search-words.service.ts'
import { nameWordsOf } from '#server/search/company-name.row.ts'
import type { Someone } from './test-app.ts'

let count = 0
const UserRow = z.object({ user_id: z.uuid() })

type UserDraft = {
  account_type?: 'buyer' | 'requested' | 'seller' | 'admin'
  full_name?: string
  company_name?: string
}

/** A test passes only what it is about; every other field gets a plausible, unique value. */
async function aUser(db: Db, draft: UserDraft): Promise<Someone> {
  count += 1
  const { account_type = 'buyer', full_name = `Asha Verma ${count}`, company_name = null } = draft
  return db.one(rows(UserRow)`
    insert into users
      (account_type, full_name, email, phone_number, password_hash, address, gst_number, company_name, name_words,
       is_seller_verified, city, state, business_type)
    values
      (${account_type}, ${full_name}, ${`person${count}@example.in`}, ${String(919_100_000_000 + count)}, 'none',
       ${`${count} Station Road, Jaipur 302001`}, ${`08ABCDE${String(1000 + count)}F1Z5`}, ${company_name},
       ${nameWordsOf(company_name)}::tsvector, ${account_type === 'seller'}, 'Jaipur', 'Rajasthan', ${account_type === 'seller' ? 'Manufacturer' : null})
    returning user_id`)
}

export const aBuyer = (db: Db, draft: Omit<UserDraft, 'account_type'> = {}) => aUser(db, draft)
export const anAdmin = (db: Db) => aUser(db, { account_type: 'admin' })
export const anApplicant = (db: Db) => aUser(db, { account_type: 'requested' })
export const aSeller = (db: Db, draft: Omit<UserDraft, 'account_type'> = {}) =>
  aUser(db, { company_name: `Shree Traders ${count}`, ...draft, account_type: 'seller' })

type ProductDraft = {
  seller?: Someone
  product_name?: string
  description?: string
  category?: string
  tiers?: readonly PriceTier[]
  specs?: readonly { key: string; value: string }[]
  stock?: number | null
  verification?: 'pending' | 'verified' | 'rejected'
  is_top_product?: boolean
  /** Makes it a live offer that ends at this time. */
  expires_at?: Date
}

const listPrice: PriceTier = { min: 1, max: null, unit_price_paise: 50_000 }

export async function aProduct(db: Db, draft: ProductDraft = {}): Promise<string> {
  count += 1
  const seller = draft.seller ?? (await aSeller(db))
  const {
    product_name = `Steel bolt M10 ${count}`,
    description = 'Zinc plated, box of 100.',
    stock = null,
  } = draft
  const { category = 'hardware-paints', tiers = [listPrice], specs = [], expires_at = null } = draft
  const { product_id } = await db.one(
    insertingNew([
      {
        ...{ seller_id: seller.user_id, product_name, description, unit: 'piece' },
        ...{ category, category_type: category, tiers, specs, images: [], stock },
        kind: expires_at ? 'live' : 'standard',
        verification: draft.verification ?? 'verified',
        is_top_product: draft.is_top_product ?? false,
        expires_at,
      },
    ]),
  )
  await writeSearchWords(db, [product_id])
  return product_id
}

/** A product that its seller has not listed yet: without pictures. */
export async function aDraft(db: Db, draft: ProductDraft = {}): Promise<string> {
  const productId = await aProduct(db, { verification: 'pending', ...draft })
  await db.run(sql`
    update products set off_market = 'draft', deleted_at = now() where product_id = ${productId}`)
  return productId
}
