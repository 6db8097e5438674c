import type { Language } from '#contract/languages.ts'
import { escapeHtml } from '#server/http/plain-page.ts'
import type { Entry } from './sitemap.row.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const indexXml = (origin: string, paths: readonly string[]) =>
  `${head}<sitemapindex ${space}>\n${paths
    .map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`

/** Where the site speaks several languages, each page stands in the sitemap in each, beside its other languages. */
const alternatesOf = (origin: string, path: string, languages: readonly Language[]) =>
  languages.length === 1
    ? ''
    : languages
        .map(({ tag, prefix }) => {
          const href = escapeHtml(origin + prefix + path)
          return `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`
        })
        .join('')

function urlXml(origin: string, { path, lastmod }: Entry, languages: readonly Language[]) {
  const changed = lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : ''
  const alternates = alternatesOf(origin, path, languages)
  return languages
    .map(
      ({ prefix }) => `<url><loc>${escapeHtml(origin + prefix + path)}</loc>${changed}${alternates}</url>\n`,
    )
    .join('')
}

export type Pieces = AsyncIterable<readonly Entry[]> | Iterable<readonly Entry[]>

export const urlsetXml = async function* (origin: string, pieces: Pieces, languages: readonly Language[]) {
  const spaces = languages.length === 1 ? space : `${space} xmlns:xhtml="http://www.w3.org/1999/xhtml"`
  yield `${head}<urlset ${spaces}>\n`
  for await (const piece of pieces) yield piece.map((entry) => urlXml(origin, entry, languages)).join('')
  yield '</urlset>\n'
}
