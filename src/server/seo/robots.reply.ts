import { unlistedPages } from '#contract/site.ts'

export const robotsText = (origin: string) =>
  [
    'User-agent: *',
    ...['/api/', ...unlistedPages].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
