import type pg from 'pg'
import { categories } from '#contract/products/category.ts'
import { makes, nouns } from './catalogue.ts'

const rows = 1_000_000
const sellers = 5_000
/** Products in the category that requirements are posted in. */
const inOneCategory = 100_000

type Say = (line: string) => void

/**
 * A million accounts and a million products. The triggers that extract words would take most of an hour, so the words
 * are written directly, as the triggers would, and the indexes are built at the end.
 */
export async function fillDesks(pool: pg.Pool, say: Say) {
  await pool.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`)
  await pool.query(accounts, [rows, sellers])
  say('accounts')
  await pool.query(applications)
  say('applications')
  const indexes = await dropIndexes(pool)
  await pool.query(products, [rows, nouns, makes, categories.map(({ slug }) => slug), inOneCategory])
  await pool.query(categorySellers)
  say('products')
  for (const definition of indexes) await pool.query(definition)
  say('indexes')
  await pool.query('set session_replication_role = origin')
  await pool.query('vacuum analyze')
}

async function dropIndexes(pool: pg.Pool): Promise<string[]> {
  const { rows: indexes } = await pool.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = 'products' and indexname <> 'products_pkey'`,
  )
  for (const { indexname } of indexes) await pool.query(`drop index ${indexname}`)
  return indexes.map(({ indexdef }) => indexdef)
}

const categorySellers = `
  insert into category_sellers (seller_id, category, products)
  select seller_id, category, count(*) from products group by seller_id, category`

const accounts = `
  insert into users (account_type, full_name, email, phone_number, password_hash, address, gst_number, company_name,
    name_words, business_type, city, state)
  select case when g <= $2::int then 'seller' when g % 1000 = 0 then 'requested' else 'buyer' end, 'Owner ' || g,
    'owner' || g || '@desk.example', (91800000000 + g)::text, 'none', 'Market road',
    '24DESK' || lpad((g / 2)::text, 8, '0'), 'Traders ' || g, array_to_tsvector(array['trader', g::text]), 'Wholesaler', 'Surat', 'Gujarat'
  from generate_series(1, $1::int) g`

const applications = `
  insert into seller_applications (user_id, status, company_name, business_address, business_pincode,
    business_license_type, proprietor_document_type, bank_name, account_number, account_number_end, bank_account_type,
    ifsc_code, business_category, business_category_label, specialization, business_type, decided_at)
  select user_id, case account_type when 'seller' then 'approved' else 'pending' end, company_name, 'Market road',
    '395001', 'GST', 'PAN', 'Bank', '', '1234', 'Current', 'BANK0000001', 'hardware-paints', 'Hardware', 'pumps',
    'Wholesaler', case account_type when 'seller' then now() end
  from users where account_type in ('seller', 'requested')`

const products = `
  with shops as (select array_agg(user_id) as ids from users where account_type = 'seller'),
    made as (
      select g, ids[1 + g % array_length(ids, 1)] as seller_id, 1 + g % array_length(ids, 1) as shop,
        ($3::text[])[1 + (g * 7) % array_length($3::text[], 1)] as make,
        ($2::text[])[1 + (g * 13 + g / 97) % array_length($2::text[], 1)] as noun, 'k' || g % 80000 as code,
        case when g <= $5::int then 'apparel-fashion' else ($4::text[])[1 + g % array_length($4::text[], 1)] end as category
      from generate_series(1, $1::int) g, shops
    )
  insert into products (seller_id, product_name, description, unit, category, category_type, tiers, specs, images,
    verification, created_at, search, filters)
  select seller_id, initcap(make) || ' ' || noun || ' ' || code, 'A dependable product.', 'piece', category, category,
    '[{"min": 1, "max": null, "unit_price_paise": 15000}]', '[]', '[]',
    case when g % 8 = 0 then 'pending' else 'verified' end, now() - make_interval(secs => g),
    array_to_tsvector(array['a' || make, 'a' || noun, 'a' || code, 'etrader', 'e' || shop, 'esurat', 'fdependable']),
    array['c' || category, 'sgujarat', 'bwholesaler', 'kstandard', case when g % 8 = 0 then 'vpending' else 'vverified' end]
  from made`
