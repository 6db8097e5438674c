import type { Language } from '#contract/languages.ts'
import { unlistedPages } from '#contract/site.ts'

export const robotsText = (origin: string, languages: readonly Language[]) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...languages.flatMap(({ prefix }) => unlistedPages.map((path) => `Disallow: ${prefix}${path}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
