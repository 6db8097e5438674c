import type pg from 'pg'
import { categories } from '#contract/products/category.ts'
import { createDb } from '#server/db/db.ts'
import { writeAllSearchWords } from '#server/testing/search-words.ts'

const batch = 25_000
const productsPerSeller = 200

/** Nouns of the trade; each is in 2.5 % of all names, and 'cotton' in every twentieth product besides. */
export const nouns =
  'pump motor valve pipe tile brick cement switch cable lamp shoe sandal saree shirt towel bag trolley lipstick soap notebook pen drum powder solvent dye tractor sprayer seed drip tyre brake battery chair table door lock paint brush kettle cooker'.split(
    ' ',
  )
export const makes =
  'steel brass plastic rubber cotton-free heavy light industrial premium standard economy deluxe galvanised painted polished printed woven moulded forged cast'.split(
    ' ',
  )

/** Fills an empty, migrated database with this many plausible products, the same every time. */
export async function makeCatalogue(pool: pg.Pool, products: number, say: (line: string) => void) {
  await pool.query(sellers, [Math.ceil(products / productsPerSeller)])
  const indexes = await dropSearchIndexes(pool)
  for (let from = 1; from <= products; from += batch) {
    const to = Math.min(products, from + batch - 1)
    await pool.query(productRows, [from, to, nouns, makes, categories.map(({ slug }) => slug), products])
    say(`${to.toLocaleString('en-IN')} of ${products.toLocaleString('en-IN')} products`)
  }
  await writeAllSearchWords(createDb(pool))
  // Each row was written twice.
  await pool.query('vacuum (full) products')
  for (const definition of indexes) await pool.query(definition)
  await pool.query('vacuum analyze')
}

/** Filling an inverted index row by row takes many times as long as building it at the end. */
async function dropSearchIndexes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename = 'products' and indexdef like '%using gin%'",
  )
  for (const { indexname } of rows) await pool.query(`drop index ${indexname}`)
  return rows.map(({ indexdef }) => indexdef)
}

const sellers = `
  insert into users (account_type, full_name, email, phone_number, password_hash, address, gst_number, company_name,
    name_words, business_type, city, state, is_seller_verified)
  select 'seller', 'Owner ' || g, 'seller' || g || '@bench.example', (91600000000 + g)::text, 'none', 'Market road',
    '24BENCH' || lpad((g % 10000)::text, 4, '0') || chr(65 + (g / 10000) % 26) || '1Z5', 'Traders ' || g,
    array_to_tsvector(array['trader', g::text]), (array['Manufacturer','Wholesaler','Retailer'])[1 + g % 3], (array['Surat','Pune','Delhi','Kochi'])[1 + g % 4],
    (array['Gujarat','Maharashtra','Delhi','Kerala'])[1 + g % 4], true
  from generate_series(1, $1::int) g`

// The code Kn is a rare word: about twelve products share one.
const productRows = `
  with sellers as (
    select array_agg(user_id order by phone_number) as ids from users where account_type = 'seller'
  )
  insert into products (seller_id, product_name, description, unit, category, category_type, tiers, specs, images, stock,
    verification, is_top_product, created_at)
  select ids[1 + g % array_length(ids, 1)],
    initcap(($4::text[])[1 + (g * 7) % array_length($4::text[], 1)]) || ' ' || ($3::text[])[1 + (g * 13 + g / 97) % array_length($3::text[], 1)]
      || case when g % 20 = 0 then ' cotton' else '' end || ' ' || (5 + g % 90) || ' mm K' || (g % greatest(1, $6::int / 12)),
    'A dependable product for workshops and shops, packed in cartons and ready to leave the godown in two days. Lot '
      || g || ', checked by hand, replacement within ten days if it arrives damaged.',
    (array['piece','kg','box','metre'])[1 + g % 4], ($5::text[])[1 + g % array_length($5::text[], 1)],
    ($5::text[])[1 + g % array_length($5::text[], 1)],
    jsonb_build_array(
      jsonb_build_object('min', 1, 'max', 49, 'unit_price_paise', 15000 + g % 90000),
      jsonb_build_object('min', 50, 'max', 199, 'unit_price_paise', 14000 + g % 90000),
      jsonb_build_object('min', 200, 'max', null, 'unit_price_paise', 13000 + g % 90000)),
    jsonb_build_array(
      jsonb_build_object('key', 'Colour', 'value', 'Black, Red, Green'),
      jsonb_build_object('key', 'Grade', 'value', 'A' || g % 7)),
    '["/media/00000000000000000000000000000000/960.webp"]', 1000000,
    case when g % 8 = 0 then 'pending' else 'verified' end, g % 400 = 0, now() - make_interval(mins => g)
  from generate_series($1::int, $2::int) g, sellers`
