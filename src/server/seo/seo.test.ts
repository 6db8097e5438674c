import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { categories } from '#contract/products/category.ts'
import { publicPages } from '#contract/site.ts'
import { sql } from '#server/db/sql.ts'
import { aPost } from '#server/testing/blogs.ts'
import { aProduct, aSeller } from '#server/testing/build.ts'
import { listen } from '#server/testing/raw-http.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { productEntries, sitemapIndex } from './sitemap.service.ts'

const testApp = openTestApp()
const unnamed = openTestApp({ publicUrl: undefined })
const limited = openTestApp({ rateLimits: true })
const ask = (url: string, headers: Record<string, string> = {}) => testApp.app.inject({ url, headers })
const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
const small = { addresses: 10, rows: 3 }

const listed: string[] = []
const posts: string[] = []
const sellers: string[] = []
beforeAll(async () => {
  posts.push(await aPost(testApp.db, { title: 'Steel / cement' }))
  await aPost(testApp.db, { is_published: false })
  const seller = await aSeller(testApp.db)
  sellers.push(seller.user_id)
  const suspended = await aSeller(testApp.db)
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${suspended.user_id}`)
  for (let i = 0; i < 34; i += 1) listed.push(await aProduct(testApp.db, { seller }))
  listed.sort()
  await aProduct(testApp.db, { seller, verification: 'rejected' })
  await aProduct(testApp.db, { seller, expires_at: new Date(Date.now() - 1_000) })
  const gone = await aProduct(testApp.db, { seller })
  await testApp.db.run(sql`update products set deleted_at = now() where product_id = ${gone}`)
  await testApp.db.run(sql`update products set updated_at = '2026-03-05T10:00:00Z'`)
})

test('the index names the page of pages, that of blogs, and those of sellers and products', async () => {
  const answer = await ask('/sitemap.xml')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  const [pages, blogs, shops, products, ...more] = locs(answer.payload)
  expect(pages).toBe('http://vanij.test/sitemap/pages.xml')
  expect(blogs).toBe('http://vanij.test/sitemap/blogs.xml')
  expect(shops).toBe(`http://vanij.test/sitemap/sellers/${sellers[0]}.xml`)
  expect(products).toMatch(/^http:\/\/vanij\.test\/sitemap\/products\/[0-9a-f-]{36}\.xml$/)
  expect(more).toEqual([])
  expect(answer.payload).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns=/)
})

test('every address of the index answers, and together they name each post, seller and listed product once', async () => {
  const addresses: string[] = []
  for (const address of locs((await ask('/sitemap.xml')).payload)) {
    const answer = await ask(new URL(address ?? '').pathname)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(answer.payload.endsWith('</urlset>\n')).toBe(true)
    addresses.push(...locs(answer.payload).map(String))
  }
  expect(addresses).toEqual([
    ...publicPages.map((path) => `http://vanij.test${path}`),
    ...categories.map(({ slug }) => `http://vanij.test/live_market?category=${slug}`),
    ...posts.map((id) => `http://vanij.test/blog/Steel_%2F_cement/${id}`),
    ...sellers.map((id) => `http://vanij.test/seller/${id}`),
    ...listed.map((id) => `http://vanij.test/product_details/${id}`),
  ])
})

test('a product says when it last changed', async () => {
  const [, , , products = ''] = locs((await ask('/sitemap.xml')).payload)
  const { payload } = await ask(new URL(products).pathname)
  expect(payload.match(/<lastmod>2026-03-05T10:00:00.000Z<\/lastmod>/g)).toHaveLength(34)
})

test('more products than a page may hold fill several, without a gap or an overlap', async () => {
  const paths = await sitemapIndex(testApp.db, small)()
  // 37 products, of which some are not listed: four pages.
  expect(paths).toHaveLength(3 + 4)
  const sizes: number[] = []
  const addresses: string[] = []
  for (const path of paths.slice(3)) {
    const start = /products\/(.+)\.xml/.exec(path)?.[1] ?? ''
    let size = 0
    for await (const piece of await productEntries(testApp.db, start, small)) {
      expect(piece.length).toBeLessThanOrEqual(small.rows)
      size += piece.length
      addresses.push(...piece.map((entry) => entry.path.slice('/product_details/'.length)))
    }
    sizes.push(size)
  }
  expect(sizes.every((size) => size <= small.addresses)).toBe(true)
  expect(addresses).toEqual(listed)
})

test.each([`ffffffff${randomUUID().slice(8)}`, 'abc', '..%2f..%2fetc%2fpasswd'])(
  'there is no sitemap %s',
  async (start) => {
    for (const kind of ['products', 'sellers'])
      expect((await ask(`/sitemap/${kind}/${start}.xml`)).statusCode, kind).toBe(404)
  },
)

test('robots are led to the sitemap and kept out of what is private', async () => {
  const answer = await ask('/robots.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = answer.payload.split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toContain('Sitemap: http://vanij.test/sitemap.xml')
  for (const path of ['/api/', '/profile', '/view_cart', '/seller_console', '/admin', '/search'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).not.toContain('Disallow: /')
})

test('the Host header names no address', async () => {
  for (const url of ['/robots.txt', '/sitemap.xml', '/sitemap/pages.xml']) {
    const { payload } = await ask(url, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    })
    expect(payload).not.toContain('evil.example')
    expect(payload).toContain('http://vanij.test')
  }
})

test('without a public address the bound one is used, and a market without products has no page of products', async () => {
  const origin = `http://127.0.0.1:${await listen(unnamed.app)}`
  const { payload } = await unnamed.app.inject('/sitemap.xml')
  expect(locs(payload)).toEqual([`${origin}/sitemap/pages.xml`, `${origin}/sitemap/blogs.xml`])
  expect((await unnamed.app.inject('/robots.txt')).payload).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('they are counted like everything that a visitor reads', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 245; i += 1) statuses.push((await limited.app.inject('/robots.txt')).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(240)
  expect(statuses.at(-1)).toBe(429)
})
