import { categoryPath, marketPath } from '#contract/paths.ts'

export const categoryLink = (slug: string) => (slug === 'all' ? marketPath : categoryPath(slug))
