import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { hashOfToken } from '#server/sessions/session.service.ts'

export type Buyer = { readonly user_id: string; readonly token: string }

/** Buyers with an open session each. */
export async function makeBuyers(pool: pg.Pool, count: number): Promise<Buyer[]> {
  const first = 91_700_000_000 + Math.floor(Math.random() * 90_000) * 10_000
  const { rows } = await pool.query<{ user_id: string }>(
    `insert into users (full_name, email, phone_number, password_hash, address, gst_number)
     select 'Buyer ' || g, 'buyer' || g || '@bench.example', g::text, 'none', 'Market road', '08ABCDE1234F1Z5'
     from generate_series($1::bigint, $1::bigint + $2::int - 1) g returning user_id`,
    [first, count],
  )
  return signIn(
    pool,
    rows.map(({ user_id }) => user_id),
  )
}

/** A session for each of them. */
export async function signIn(pool: pg.Pool, userIds: readonly string[]): Promise<Buyer[]> {
  const buyers = userIds.map((user_id) => ({ user_id, token: randomBytes(32).toString('base64url') }))
  await pool.query(
    `insert into sessions (user_id, token_hash, expires_at)
     select user_id, token_hash, now() + interval '1 day'
     from unnest($1::uuid[], $2::bytea[]) given (user_id, token_hash)`,
    [buyers.map(({ user_id }) => user_id), buyers.map(({ token }) => hashOfToken(token))],
  )
  return buyers
}

/** The same for sellers. */
export async function makeSellers(pool: pg.Pool, count: number): Promise<Buyer[]> {
  const sellers = await makeBuyers(pool, count)
  await pool.query(
    `update users set account_type = 'seller', company_name = 'Bench ' || full_name, name_words = $$'bench'$$ where user_id = any($1::uuid[])`,
    [sellers.map(({ user_id }) => user_id)],
  )
  return sellers
}

export async function makeSeller(pool: pg.Pool): Promise<Buyer> {
  const [seller] = await makeSellers(pool, 1)
  if (!seller) throw new Error('no seller')
  return seller
}

/** One line of ten pieces in each buyer's cart, so that each can place one order. */
export async function fillCarts(pool: pg.Pool, buyers: readonly Buyer[], productIds: readonly string[]) {
  const ids = buyers.map((_, place) => productIds[place % productIds.length])
  await pool.query(
    `insert into cart_lines (user_id, product_id, quantity)
     select user_id, product_id, 10 from unnest($1::uuid[], $2::uuid[]) given (user_id, product_id)`,
    [buyers.map(({ user_id }) => user_id), ids],
  )
  return ids as string[]
}
