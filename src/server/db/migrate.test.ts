import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DeliveryStatus } from '#contract/order.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { anOrderOf } from '#server/testing/orders.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { migrate } from './migrate.ts'
import { runMigration } from './run-migration.ts'

const testApp = openTestApp()
const ofPeople = [
  '0093-people-of-orders.sql',
  '0094-people-of-older-orders.repeat.sql',
  '0095-people-of-all-orders.sql',
]
const ofReviews = [
  '0096-counted-reviews.sql',
  '0097-counted-reviews-found.repeat.sql',
  '0098-reviews-are-counted.sql',
]

/** The database before orders recorded who agreed to them. */
const goBack = () =>
  testApp.pool.query(`
    drop function keep_people_of_order cascade;
    alter table order_lines drop column slab_min, drop column slab_max;
    alter table orders drop column buyer_full_name, drop column buyer_company_name, drop column buyer_email,
      drop column buyer_phone_number, drop column buyer_gst_number, drop column is_buyer_verified,
      drop column seller_full_name, drop column seller_company_name, drop column seller_email,
      drop column seller_phone_number, drop column seller_gst_number, drop column is_seller_verified;
    delete from migrations where name in ('${ofPeople.join("','")}')`)

/** One after the other, as an older database gets them. */
async function goOn(names: readonly string[]) {
  const client = await testApp.pool.connect()
  for (const name of names) await runMigration(client, name)
  client.release()
}

test('of reviews of before the latest of a delivered order counts for a buyer, and the sums follow', async () => {
  const seller = await aSeller(testApp.db)
  const [asha, ravi] = [await aBuyer(testApp.db), await aBuyer(testApp.db)]
  const product = await aProduct(testApp.db, { seller })
  await testApp.pool.query(`
    drop index reviews_counted_idx;
    alter table reviews drop column is_counted;
    delete from migrations where name in ('${ofReviews.join("','")}')`)
  const review = async (
    buyer: Someone,
    rating: number,
    more: { status?: DeliveryStatus; hidden?: boolean },
  ) => {
    const { status = 'Delivered', hidden = false } = more
    const order = await anOrderOf(testApp.db, { seller, buyer, product_ids: [product], status })
    await testApp.pool.query(
      `insert into reviews (product_id, order_id, buyer_id, rating, hidden_at, created_at)
      values ($1, $2, $3, $4, case when $5 then now() end, now() + interval '1 minute' * random())`,
      [product, order, buyer.user_id, rating, hidden],
    )
    if (!hidden)
      await testApp.pool.query(
        'update products set rating_sum = rating_sum + $2, review_count = review_count + 1 where product_id = $1',
        [product, rating],
      )
  }
  await review(asha, 4, {})
  await review(asha, 5, { status: 'Cancelled' })
  for (let i = 0; i < 3; i += 1) await review(ravi, 3, {})
  await review(ravi, 1, { hidden: true })
  await goOn(ofReviews)
  const { rows } = await testApp.pool.query(
    'select rating_sum, review_count from products where product_id = $1',
    [product],
  )
  expect(rows).toEqual([{ rating_sum: 7, review_count: 2 }])
  const breaches = await findBreaches(testApp.db)
  expect(breaches.filter(({ rule }) => rule.includes('review'))).toEqual([])
})

test('older orders are filled with their people piece by piece, and none is left', async () => {
  const seller = await aSeller(testApp.db, { company_name: 'Kaveri Knits' })
  const buyer = await aBuyer(testApp.db, { full_name: 'Ramesh Kumar' })
  await goBack()
  await testApp.pool.query(
    `insert into orders (order_id, buyer_id, seller_id, total_paise, state, city, postal_code, ship_address)
    select 'VJ-' || lpad(n::text, 8, '0'), $1, $2, 100, 'Gujarat', 'Surat', '395003', '12 Ring Road'
    from generate_series(1, 10001) n`,
    [buyer.user_id, seller.user_id],
  )
  await goOn(ofPeople)
  const { rows } = await testApp.pool.query(
    `select buyer_full_name, seller_company_name, is_seller_verified, count(*)::int as orders,
      count(distinct xmin::text)::int as pieces from orders where buyer_id = $1 group by 1, 2, 3`,
    [buyer.user_id],
  )
  expect(rows).toEqual([
    {
      buyer_full_name: 'Ramesh Kumar',
      seller_company_name: 'Kaveri Knits',
      is_seller_verified: true,
      orders: 10_001,
      pieces: 3,
    },
  ])
  await expect(testApp.pool.query('update orders set buyer_full_name = null')).rejects.toThrow(/null value/)
})

test('a database that ran a migration under its former number does not run it again', async () => {
  const names = ['0099-profile-changes.sql', '0107-profile-changes.sql']
  await testApp.pool.query('update migrations set name = $1 where name = $2', names)
  await migrate(testApp.pool)
  const { rows } = await testApp.pool.query('select name from migrations where name = any($1)', [names])
  expect(rows).toEqual([{ name: names[1] }])
})

test('a migration is refused that sorts before what has run, or bears the number of another, or has none', async () => {
  await expect(migrate(testApp.pool, ['0003-late.sql'])).rejects.toThrow(
    /^The migration 0003-late.sql sorts before \d{4}-.* Give it a later number\.$/,
  )
  await expect(migrate(testApp.pool, ['9000-one.sql', '9000-two.sql'])).rejects.toThrow(
    'Two migrations bear the number 9000. Give one the next free one.',
  )
  await expect(migrate(testApp.pool, ['shelf life.sql'])).rejects.toThrow('is not named like')
})

test('two starts at once migrate once, and one that waits holds up no index built beside the others', async () => {
  const holder = await testApp.pool.connect()
  await holder.query('select pg_advisory_lock(7241)')
  const waits = migrate(testApp.pool)
  await holder.query('create index concurrently beside_idx on users (created_at)')
  await holder.query('select pg_advisory_unlock(7241)')
  holder.release()
  await waits
})

test('a migration whose lock is lost stops, and the next one waits until nothing of it runs any more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vanij-migrations-'))
  const name = '9003-slow.sql'
  const slow = 'set local lock_timeout = 0; select pg_advisory_xact_lock(990); create table once (n integer)'
  await writeFile(join(folder, name), slow)
  const keeper = await testApp.pool.connect()
  await keeper.query('select pg_advisory_lock(990)')
  const waitsFor = async (key: number) =>
    (
      await keeper.query("select from pg_locks where locktype = 'advisory' and objid = $1 and not granted", [
        key,
      ])
    ).rowCount
  const first = migrate(testApp.pool, [name], folder)
  await expect.poll(() => waitsFor(990)).toBe(1)
  const holder = "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 7241"
  await Promise.all([
    expect(first).rejects.toThrow('The lock of the migrations was lost. Please start again.'),
    keeper.query(holder),
  ])
  const next = migrate(testApp.pool, [name], folder)
  await expect.poll(() => waitsFor(7_242)).toBe(1)
  await keeper.query('select pg_advisory_unlock(990)')
  expect(await next).toEqual([name])
  await keeper.query("drop table once; delete from migrations where name > '9'")
  keeper.release()
})

test('an index whose building was cut off is built again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vanij-migrations-'))
  const name = '9001-names-are-found.alone.sql'
  await writeFile(
    join(folder, name),
    'create index concurrently if not exists cut_off_idx on users (full_name)',
  )
  await testApp.pool.query('create index cut_off_idx on users (full_name)')
  await testApp.pool.query(
    "update pg_index set indisvalid = false where indexrelid = 'cut_off_idx'::regclass",
  )
  const client = await testApp.pool.connect()
  await runMigration(client, name, folder)
  client.release()
  const { rows } = await testApp.pool.query(
    "select indisvalid from pg_index where indexrelid = 'cut_off_idx'::regclass",
  )
  expect(rows).toEqual([{ indisvalid: true }])
})

test('a migration that waits for a lock lets others proceed, and tries again until it gets it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vanij-migrations-'))
  const name = '9002-shelf-life.sql'
  await writeFile(join(folder, name), 'alter table addresses add column shelf_life integer')
  const [holder, worker] = [await testApp.pool.connect(), await testApp.pool.connect()]
  await holder.query('begin; lock table addresses in row exclusive mode')
  const runs = runMigration(worker, name, folder)
  const waits = "select from pg_locks where relation = 'addresses'::regclass and not granted"
  const isWaiting = async () => (await testApp.pool.query(waits)).rowCount === 1
  await expect.poll(isWaiting).toBe(true)
  await testApp.pool.query('select from addresses')
  await expect.poll(isWaiting).toBe(false)
  await holder.query('commit')
  await runs
  for (const client of [holder, worker]) client.release()
  await testApp.pool.query('select shelf_life from addresses')
  await testApp.pool.query(
    "alter table addresses drop column shelf_life; delete from migrations where name > '9'",
  )
})
