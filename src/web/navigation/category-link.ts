import { categoryPath, marketPath } from '#contract/paths.ts'

/** Where a category's products are listed. */
export const categoryLink = (slug: string) => (slug === 'all' ? marketPath : categoryPath(slug))
