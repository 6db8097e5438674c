import { categoryPath } from '#contract/site.ts'

/** Where a category's products are listed. */
export const categoryLink = (slug: string) => (slug === 'all' ? '/live_market' : categoryPath(slug))
