import { escapeHtml } from '#server/http/plain-page.ts'
import type { Entry } from './sitemap.row.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const indexXml = (origin: string, paths: readonly string[]) =>
  `${head}<sitemapindex ${space}>\n${paths
    .map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`

const urlXml = (origin: string, { path, lastmod }: Entry) =>
  `<url><loc>${escapeHtml(origin + path)}</loc>${
    lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : ''
  }</url>\n`

export const urlsetXml = async function* (
  origin: string,
  pieces: AsyncIterable<readonly Entry[]> | Iterable<readonly Entry[]>,
) {
  yield `${head}<urlset ${space}>\n`
  for await (const piece of pieces) yield piece.map((entry) => urlXml(origin, entry)).join('')
  yield '</urlset>\n'
}
