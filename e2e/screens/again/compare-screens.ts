import { comparePath } from '#contract/paths.ts'
import { followTo } from '#e2e/support/follow.ts'
import type { Desk } from '../desk.ts'
import type { Screen } from '../screen.ts'

const compare = { route: '/compare' } as const
const nobody = '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11'
const linkTo = (...ids: readonly string[]) => `${comparePath}?ids=${ids.join(',')}`
const idsOf = ({ products }: Desk, count: number) =>
  products.slice(0, count).map(({ product_id }) => product_id)

/** Products side by side. */
export const compareScreens: readonly Screen[] = [
  { ...compare, as: 'visitor', at: (desk) => linkTo(...idsOf(desk, 4)) },
  {
    ...compare,
    state: 'of two, one of them gone',
    as: 'buyer',
    at: (desk) => linkTo(...idsOf(desk, 2), nobody),
  },
  {
    ...compare,
    state: 'with what differs alone',
    as: 'buyer',
    at: (desk) => linkTo(...idsOf(desk, 3)),
    lead: (page) => page.getByRole('checkbox', { name: 'Show only what differs' }).check(),
  },
  { ...compare, state: 'of one', as: 'seller', at: (desk) => linkTo(...idsOf(desk, 1)) },
  { ...compare, state: 'empty', as: 'visitor' },
  {
    ...compare,
    state: 'failing',
    as: 'buyer',
    at: '/login',
    fails: true,
    before: (page) => page.route('**/api/products/*', (route) => route.abort()),
    lead: (page) => followTo(page, linkTo(nobody)),
  },
  {
    route: '/search',
    state: 'with products chosen to compare',
    as: 'newcomer',
    at: '/search?q=cotton',
    lead: async (page) => {
      const marks = page.getByRole('button', { name: /Compare [^1-4]/, pressed: false })
      await marks.first().click()
      await page.getByRole('link', { name: /Compare \d product/ }).waitFor()
    },
  },
]
