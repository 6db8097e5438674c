import { beforeEach, expect, test } from 'vitest'
import { verifyProduct } from '#contract/admin/admin-products.ts'
import {
  changeSavedSearch,
  deleteSavedSearch,
  getSavedSearch,
  listSavedSearches,
  lookAtSavedSearch,
  saveSearch,
} from '#contract/buy-again/saved-searches.ts'
import { limits } from '#contract/limits.ts'
import { listNotifications, readNotifications } from '#contract/notification.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { findForSearches, tellOfFinds } from './find.service.ts'

const testApp = openTestApp()
let buyer: Someone
beforeEach(async () => {
  await testApp.db.run(sql`delete from saved_searches`)
  buyer = await aBuyer(testApp.db)
})
const as = (person: Someone | null = buyer) => testApp.as(person)

const saved = async (query: string, name = 'Saved', person = buyer) =>
  (await as(person)(saveSearch, { name, query })).search_id
/** Makes the searches older than what comes next, as those of yesterday are. */
const wait = () =>
  testApp.db.run(sql`
    update saved_searches set created_at = created_at - interval '2 days', checked_at = now() - interval '1 day',
      looked_at = now() - interval '1 day'`)
const look = async (piece?: number) => {
  while (await findForSearches(testApp.db, new Date(), piece)) {
    // The next searches.
  }
}
const foundBy = async (searchId: string) =>
  (await as()(getSavedSearch, { searchId })).products.map(({ product_name }) => product_name).sort()
const news = async (person = buyer) =>
  (await as(person)(listNotifications, {})).notifications.map(({ message, link }) => [message, link])
/** A moment of tomorrow or a later day, at an hour of India. */
const atHour = (hour: number, days = 1) => {
  const moment = new Date(Date.now() + days * 24 * 60 * 60_000)
  moment.setUTCHours(hour - 6, 30, 0, 0)
  return moment
}

test('what comes after a search was saved is found by its words and its filters', async () => {
  const old = await aProduct(testApp.db, { product_name: 'Brass samovar old' })
  await testApp.db.run(
    sql`update products set created_at = now() - interval '3 days' where product_id = ${old}`,
  )
  const all = await saved('q=samovar', 'Samovars')
  const cheap = await saved('q=samovar&max_price=100&category=apparel-fashion', 'Cheap ones')
  await wait()
  const tiers = (unit_price_paise: number) => [{ min: 1, max: null, unit_price_paise }]
  await aProduct(testApp.db, { product_name: 'Copper samovar', tiers: tiers(50_000) })
  await aProduct(testApp.db, {
    product_name: 'Printed samovar apron',
    tiers: tiers(9_900),
    category: 'apparel-fashion',
  })
  await aProduct(testApp.db, { product_name: 'Steel kettle' })
  await look()
  await look()
  expect(await foundBy(all)).toEqual(['Copper samovar', 'Printed samovar apron'])
  expect(await foundBy(cheap)).toEqual(['Printed samovar apron'])
  expect((await as()(listSavedSearches, {})).searches.map(({ name, news }) => [name, news])).toEqual([
    ['Cheap ones', 1],
    ['Samovars', 2],
  ])
})

test('a product that is verified for the first time is new to who wants verified ones', async () => {
  const product_id = await aProduct(testApp.db, { product_name: 'Zari border', verification: 'pending' })
  await testApp.db.run(
    sql`update products set created_at = now() - interval '3 days' where product_id = ${product_id}`,
  )
  const searchId = await saved('q=zari&verified=true')
  await wait()
  await look()
  expect(await foundBy(searchId)).toEqual([])
  await testApp.db.run(sql`update saved_searches set checked_at = now() - interval '1 day'`)
  await as(await anAdmin(testApp.db))(verifyProduct, { productId: product_id })
  await look()
  expect(await foundBy(searchId)).toEqual(['Zari border'])
})

test('news is told by day, once a day for a search, and not again once it was seen', async () => {
  const searchId = await saved('q=lantern', 'Lanterns')
  await wait()
  const path = `/profile/searches/${searchId}`
  await aProduct(testApp.db, { product_name: 'Tin lantern' })
  await look()
  await tellOfFinds(testApp.db, atHour(23))
  await tellOfFinds(testApp.db, atHour(6))
  expect(await news()).toEqual([])
  await tellOfFinds(testApp.db, atHour(9))
  await tellOfFinds(testApp.db, atHour(12))
  expect(await news()).toEqual([['1 new product fits your search “Lanterns”', path]])
  await as()(readNotifications, {})
  // Found while the day's news had gone out.
  await testApp.db.run(
    sql`update saved_searches set found_at = ${atHour(13)}, checked_at = now() - interval '1 day'`,
  )
  await testApp.db.run(sql`update saved_search_finds set found_at = ${atHour(13)}`)
  await tellOfFinds(testApp.db, atHour(20))
  expect(await news()).toHaveLength(1)
  await tellOfFinds(testApp.db, atHour(9, 2))
  expect(await news()).toHaveLength(2)
  await testApp.db.run(sql`update saved_searches set found_at = now(), told_at = null`)
  await as()(lookAtSavedSearch, { searchId })
  await tellOfFinds(testApp.db, atHour(9, 3))
  expect(await news()).toHaveLength(2)
})

test('several searches of one person are one notification, and who wants none gets none', async () => {
  await saved('q=diya', 'Diyas')
  await saved('q=clay+diya', 'Clay')
  const silent = await saved('q=diya', 'Silent')
  await as()(changeSavedSearch, { searchId: silent, name: 'Silent', is_alerting: false })
  const other = await aBuyer(testApp.db)
  await saved('q=diya', 'Of another', other)
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${other.user_id}`)
  await wait()
  await aProduct(testApp.db, { product_name: 'Clay diya' })
  await look()
  await Promise.all([1, 2, 3].map(() => tellOfFinds(testApp.db, atHour(9))))
  expect(await news()).toEqual([['New products fit 2 of your saved searches', '/profile/searches']])
  await testApp.db.run(sql`update users set suspended_at = null where user_id = ${other.user_id}`)
  expect(await news(other)).toEqual([])
})

test('a look makes what was found no news any more, and what is gone is left out', async () => {
  const searchId = await saved('q=thali')
  await wait()
  const [kept, gone] = [
    await aProduct(testApp.db, { product_name: 'Steel thali' }),
    await aProduct(testApp.db, { product_name: 'Brass thali' }),
  ]
  await look()
  expect((await as()(getSavedSearch, { searchId })).new_ids.sort()).toEqual([kept, gone].sort())
  await as()(lookAtSavedSearch, { searchId })
  await as()(lookAtSavedSearch, { searchId })
  await testApp.db.run(sql`update products set deleted_at = now() where product_id = ${gone}`)
  const opened = await as()(getSavedSearch, { searchId })
  expect([opened.products.map(({ product_id }) => product_id), opened.new_ids, opened.news]).toEqual([
    [kept],
    [],
    0,
  ])
})

test('more products than are looked at in one step are all looked at, by several processes once', async () => {
  const searchId = await saved('q=marigold')
  await wait()
  const seller = await aSeller(testApp.db)
  for (let n = 0; n < 12; n += 1) await aProduct(testApp.db, { seller, product_name: `Marigold ${n}` })
  // All of one moment, as an upload of many makes them.
  await testApp.db.run(sql`update products set created_at = now() where seller_id = ${seller.user_id}`)
  await Promise.all([look(5), look(5), look(5)])
  expect(await foundBy(searchId)).toHaveLength(12)
})

test('numbers that may be a size or a price are looked for as both', async () => {
  const tiles = await saved('q=tile+300-450')
  await wait()
  const tiers = (unit_price_paise: number) => [{ min: 1, max: null, unit_price_paise }]
  await aProduct(testApp.db, { product_name: 'Wall tile 300-450', tiers: tiers(3_000) })
  await aProduct(testApp.db, {
    product_name: 'Floor tile',
    tiers: tiers(40_000),
  })
  await aProduct(testApp.db, { product_name: 'Roof tile', tiers: tiers(3_000) })
  await look()
  expect(await foundBy(tiles)).toEqual(['Floor tile', 'Wall tile 300-450'])
})

test('a search has words or a filter, each of them valid; other parts of an address are left out', async () => {
  const id = await saved('?q=+cotton+&sort=newest&cursor=abc&state=Gujarat&state=Gujarat&evil=1')
  expect((await as()(getSavedSearch, { searchId: id })).query).toBe('q=cotton&state=Gujarat')
  for (const query of ['', 'q=++', 'sort=newest'])
    await expect(saved(query)).rejects.toMatchObject({
      status: 400,
      message: 'Choose words or a filter first',
    })
  for (const query of ['category=nothing-of-ours', 'min_price=abc', 'rating=9', 'moq=-1'])
    await expect(saved(query)).rejects.toMatchObject({
      status: 400,
      message: 'One of the filters of this search is not valid',
    })
  await expect(saved('q=x', '  ')).rejects.toMatchObject({
    message: 'The name of the search cannot be empty',
  })
  expect(await saved(`q=${encodeURIComponent("सूती'; drop table users; --")}`)).toBeTruthy()
  await wait()
  await aProduct(testApp.db)
  await look()
})

test('a search is renamed and deleted by its owner alone', async () => {
  const searchId = await saved('q=cotton')
  await as()(changeSavedSearch, { searchId, name: 'कपास', is_alerting: true })
  expect((await as()(listSavedSearches, {})).searches).toMatchObject([{ name: 'कपास', is_alerting: true }])
  const stranger = as(await aSeller(testApp.db))
  for (const attempt of [
    () => stranger(getSavedSearch, { searchId }),
    () => stranger(changeSavedSearch, { searchId, name: 'Mine', is_alerting: false }),
    () => stranger(lookAtSavedSearch, { searchId }),
    () => stranger(deleteSavedSearch, { searchId }),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 404, message: 'Search not found' })
  await as()(deleteSavedSearch, { searchId })
  expect((await as()(listSavedSearches, {})).searches).toEqual([])
})

test('a double click saves once, and of many at once no more than the limit are saved', async () => {
  const press = () =>
    send(testApp, buyer, { url: '/api/users/searches', body: { name: 'Tea', query: 'q=tea' }, key: 'one' })
  await Promise.all([press(), press(), press()])
  expect((await as()(listSavedSearches, {})).searches).toHaveLength(1)
  await testApp.db.run(sql`
    insert into saved_searches (user_id, name, query)
    select ${buyer.user_id}, 'S' || n, 'q=tea' from generate_series(1, ${limits.savedSearches.searches - 2}::int) n`)
  const outcomes = await Promise.allSettled([1, 2, 3].map((n) => saved(`q=tea+${n}`)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(saved('q=more')).rejects.toMatchObject({
    status: 409,
    message: 'You can save at most 20 searches. Please delete one first.',
  })
})
