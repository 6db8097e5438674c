/** Where a category's products are listed. */
export const categoryLink = (slug: string) =>
  slug === 'all' ? '/live_market' : `/live_market?category=${slug}`
