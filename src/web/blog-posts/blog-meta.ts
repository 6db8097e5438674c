import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import type { BlogPost } from '#contract/blog-post.ts'
import { blogsPath } from '#contract/paths.ts'
import { brand } from '#contract/products/brand.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { pathThing } from '#web/site/path-thing.ts'
import { cut } from '#web/ui/formats/cut.ts'
import { locale, prefix } from '#web/ui/language.ts'
import { blogPath, tabPath } from './blog-link.ts'
import { industryName, blogTexts as texts } from './blog-texts.ts'

const describe = ({ meta_description, content }: BlogPost) =>
  meta_description || cut(content.replace(/\s+/g, ' '), 155)

/** The meta texts of the post, or else its title and first words. */
export function blogMeta(post: BlogPost, origin: string): MetaDescriptor[] {
  const [cover] = post.images
  return [
    ...pageMeta({
      title: post.meta_title || post.title,
      description: describe(post),
      path: blogPath(post),
      origin,
      type: 'article',
      ...(cover ? { image: cover.url } : {}),
    }),
    ...(post.meta_keywords ? [{ name: 'keywords', content: post.meta_keywords }] : []),
    { property: 'article:published_time', content: post.published_at },
    { property: 'article:section', content: industryName(post.category) },
    { 'script:ld+json': { '@context': 'https://schema.org', ...articleThing(post, origin) } },
    { 'script:ld+json': { '@context': 'https://schema.org', ...wayTo(post, origin) } },
  ]
}

export function errorMeta(error: unknown): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return [
    { title: `${isMissing ? texts.notFound : texts.title} | ${brand.name}` },
    { name: 'robots', content: 'noindex' },
  ]
}

function articleThing(post: BlogPost, origin: string) {
  const publisher = {
    '@type': 'Organization',
    name: brand.name,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` },
  }
  return {
    '@type': 'Article',
    headline: cut(post.title, 110),
    description: describe(post),
    image: post.images.map(({ url }) => origin + url),
    datePublished: post.published_at,
    dateModified: post.updated_at > post.published_at ? post.updated_at : post.published_at,
    articleSection: industryName(post.category),
    inLanguage: locale,
    mainEntityOfPage: `${origin}${prefix}${blogPath(post)}`,
    author: { '@type': 'Organization', name: brand.name, url: `${origin}/` },
    publisher,
  }
}

function wayTo(post: BlogPost, origin: string) {
  const steps = [
    { name: texts.title, path: blogsPath },
    { name: industryName(post.category), path: tabPath(post.category) },
    { name: post.title, path: blogPath(post) },
  ]
  return pathThing(steps, origin)
}
