import { languages } from '#contract/languages.ts'
import { blogPath, categoryPath, productPath, sellerPath, shopPath } from '#contract/paths.ts'
import { publicPages } from '#contract/site.ts'
import { findTaxonomy } from '#server/categories/taxonomy.service.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import * as sql from './sitemap.queries.ts'
import type { Entry } from './sitemap.row.ts'

/** Each address stands there once for every language. */
const usualSizes = {
  ...limits.sitemap,
  addresses: Math.floor(limits.sitemap.addresses / languages.length),
}

type SitemapSizes = { readonly addresses: number; readonly rows: number }

/**
 * The paths of all sitemaps. Finding the boundaries among a million ids takes time, so the answer is cached for a
 * minute.
 */
export function sitemapIndex(db: Db, { addresses }: SitemapSizes = usualSizes) {
  let kept: { readonly until: number; readonly paths: Promise<string[]> } | undefined
  const read = async () => {
    const [starts, sellerStarts] = await Promise.all([
      sql.findStarts(db, addresses),
      sql.findSellerStarts(db, addresses),
    ])
    const pages = ['/sitemap/pages.xml', '/sitemap/blogs.xml']
    return [
      ...pages,
      ...sellerStarts.map(({ user_id }) => `/sitemap/sellers/${user_id}.xml`),
      ...starts.map(({ product_id }) => `/sitemap/products/${product_id}.xml`),
    ]
  }
  return (): Promise<string[]> => {
    if (!kept || kept.until <= Date.now()) kept = { until: Date.now() + limits.sitemap.keptMs, paths: read() }
    const { paths } = kept
    // Failures are not cached.
    paths.catch(() => {
      kept = undefined
    })
    return paths
  }
}

export async function publicEntries(db: Db): Promise<Entry[]> {
  const { all } = await findTaxonomy(db)
  const shown = all.filter(({ offered }) => offered !== 'nowhere')
  return [
    ...publicPages.map((path) => ({ path })),
    ...shown.map(({ slug }) => ({ path: categoryPath(slug) })),
  ]
}

export async function blogEntries(db: Db): Promise<Entry[]> {
  const posts = await sql.findBlogPosts(db, usualSizes.addresses)
  return posts.map(({ blog_post_id, title, updated_at }) => ({
    path: blogPath(blog_post_id, title),
    lastmod: updated_at,
  }))
}

/** Only ids, so that a whole page of them is small. */
export async function sellerEntries(db: Db, start: string, { addresses }: SitemapSizes = usualSizes) {
  const sellers = await sql.findSellersFrom(db, start, addresses)
  if (sellers.length === 0) throw notFound('sitemap')
  return sellers.map(
    ({ user_id, handle }): Entry => ({ path: handle ? shopPath(handle) : sellerPath(user_id) }),
  )
}

/** The listed products of the page that begins with this one, in batches, so that memory never holds the whole page. */
export async function productEntries(db: Db, start: string, sizes: SitemapSizes = usualSizes) {
  if (!(await sql.findProduct(db, start))) throw notFound('sitemap')
  const before = (await sql.findNextStart(db, start, sizes.addresses))?.product_id
  return piecesFrom(db, start, before, sizes.rows)
}

async function* piecesFrom(db: Db, start: string, before: string | undefined, size: number) {
  let span: sql.Span = { from: start, isIncluded: true, before }
  for (;;) {
    const piece = await sql.findListed(db, span, size)
    yield piece.map(toEntry)
    const last = piece.length < size ? undefined : piece.at(-1)
    if (!last) return
    span = { from: last.product_id, isIncluded: false, before }
  }
}

const toEntry = ({ product_id, updated_at }: sql.ListedRow): Entry => ({
  path: productPath(product_id),
  lastmod: updated_at,
})
