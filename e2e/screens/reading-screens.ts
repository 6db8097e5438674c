import { followTo } from '#e2e/support/follow.ts'
import { opens, type Screen } from './screen.ts'

const refusal = { status: 503, json: { success: false, content: 'Please try again in a moment.' } }

/** Public pages that are read: plans, the blog, help, terms. */
export const readingScreens: readonly Screen[] = [
  { route: '/pricings', as: 'visitor' },
  { route: '/pricings', state: 'with the question', as: 'seller', lead: opens('Select Package') },
  { route: '/blogs', as: 'visitor' },
  {
    route: '/blogs',
    state: 'of one industry',
    as: 'visitor',
    at: '/blogs?category=Steel%2FMetals%2FMinerals',
  },
  {
    route: '/blog/:title?/:id',
    as: 'visitor',
    at: async ({ blog }) => {
      const { _id, title } = await blog()
      return `/blog/${encodeURIComponent(title.replaceAll(' ', '_'))}/${_id}`
    },
  },
  {
    route: '/blogs',
    state: 'failing',
    as: 'visitor',
    at: '/contactus',
    fails: true,
    before: (page) => page.route('**/api/v1/blogs*', (route) => route.fulfill(refusal)),
    lead: (page) => followTo(page, '/blogs'),
  },
  {
    route: '/blog/:title?/:id',
    state: 'that nobody knows',
    as: 'visitor',
    at: '/blog/gone/5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11',
    fails: true,
  },
  { route: '/contactus', as: 'visitor' },
  { route: '/help', as: 'visitor' },
  { route: '/aboutus', as: 'visitor' },
  { route: '/terms_and_conditions', as: 'visitor' },
  { route: '/privacy_and_policy', as: 'visitor' },
  { route: '/return_and_policy', as: 'visitor' },
]
