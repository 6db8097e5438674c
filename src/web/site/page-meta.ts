import { brand } from '#contract/products/brand.ts'
import { alternatesOf, isTranslated, prefix } from '#web/ui/language.ts'
import { siteTexts } from './site-texts.ts'

type PageFacts = {
  /** The page's own name; the brand follows it. Left out, the brand and its tagline are the title. */
  title?: string
  description: string
  /** The one address of the page. */
  path: string
  /** 'https://…' of the public site, from the loader. */
  origin: string | undefined
  /** An address on this site. */
  image?: string
  /** A picture of 1200 x 630 that is made for messengers, before any other. */
  picture?: string
  type?: 'website' | 'article'
}

const large = [
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { name: 'twitter:card', content: 'summary_large_image' },
]

/** What search engines and messengers read about a public page. */
export function pageMeta(facts: PageFacts) {
  const { title, description, path, origin = '', image = '/icon-512.png', picture, type = 'website' } = facts
  const whole = title ? `${title} | ${brand.name}` : `${brand.name}: ${siteTexts.tagline}`
  const address = `${origin}${prefix}${path}`
  return [
    { title: whole },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(isTranslated ? alternatesOf(origin, path) : []),
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: whole },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: origin + (picture ?? image) },
    ...(picture ? large : []),
  ]
}
