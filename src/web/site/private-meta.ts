import { brand } from '#contract/products/brand.ts'

/** The head of a page that belongs to one person: search engines stay out. */
export const privateMeta = (title: string, description?: string) => [
  { title: `${title} | ${brand.name}` },
  ...(description ? [{ name: 'description', content: description }] : []),
  { name: 'robots', content: 'noindex' },
]
