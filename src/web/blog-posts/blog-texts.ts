/** How an industry is read; the specification's own words are the English ones, and what addresses hold. */
export const industryName = (industry: string) => industry

/** The words of the blog. */
export const blogTexts = {
  title: 'Blogs',
  lead: 'Short guides for buying, selling and running a business, sorted by industry.',
  description:
    'Short, practical guides for India’s small businesses: buying, selling, quality, money and transport.',
  industries: 'Industries',
  industry: 'Industry',
  scrollBack: 'Scroll industries back',
  scrollOn: 'Scroll industries on',
  blogsOf: (tab: string) => `Blogs: ${tab}`,
  emptyTitle: 'No blogs in this industry yet',
  emptyText: 'Choose another industry, or read posts from all of them.',
  moreError: (reason: string) => `More blogs could not be loaded: ${reason}`,
  path: 'Where this page is',
  share: 'Share',
  published: (day: string) => `Published ${day}`,
  picture: (title: string, index: number, count: number) => `${title}, picture ${index} of ${count}`,
  related: 'Related blogs',
  backToBlogs: 'Back to all blogs',
  notFound: 'Blog not found',
  notFoundText: 'The post was taken down, or its address is not right.',
  loadError: (reason: string) => `The blog could not be loaded: ${reason}`,
  unavailable: 'Please try again in a moment.',
} as const
