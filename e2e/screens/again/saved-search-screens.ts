import { aDocument } from '../book-screens.ts'
import { answers, fails, loads, opens, type Screen } from '../screen.ts'

const all = '**/api/users/searches'
const one = '**/api/users/searches/*'
const searchId = aDocument(0).document_id
const searches = { route: '/profile/searches', as: 'buyer' } as const
const search = {
  route: '/profile/searches/:searchId',
  as: 'buyer',
  at: `/profile/searches/${searchId}`,
} as const

const longName = 'Ordinary Portland Cement 53 Grade in Paper Bags of 50 kg from Tamil Nadu and Kerala'
const aSearch = (place: number) => ({
  search_id: aDocument(place).document_id,
  name: [longName, 'सूती कपड़ा', 'Diyas'][place] ?? '',
  query:
    place === 0
      ? 'q=cement+53+grade&state=Kerala&state=Tamil+Nadu&max_price=400&verified=true&in_stock=true'
      : 'q=%E0%A4%B8%E0%A5%82%E0%A4%A4%E0%A5%80',
  is_alerting: place === 0,
  news: place === 2 ? 0 : 1_000,
  created_at: '2026-10-14T06:30:00.000Z',
})
const nothingFound = { ...aSearch(0), news: 0, products: [], new_ids: [] }

/** Searches that a person keeps. */
export const savedSearchScreens: readonly Screen[] = [
  { ...searches, ...answers(all, { searches: [0, 1, 2].map(aSearch) }) },
  { ...searches, state: 'empty', as: 'newcomer' },
  { ...searches, ...loads(all) },
  { ...searches, ...fails(all) },
  {
    ...search,
    before: async (page, { products }) => {
      // What is new has been seen.
      await page.route(`${one}/look`, (route) => route.fulfill({ json: { success: true } }))
      await page.route(one, (route) => {
        const opened = {
          ...aSearch(0),
          products: products.slice(0, 5),
          new_ids: products.slice(0, 2).map(({ product_id }) => product_id),
        }
        return route.fulfill({ json: { success: true, ...opened } })
      })
    },
  },
  { ...search, state: 'with nothing new', ...answers(one, nothingFound) },
  { ...search, state: 'being changed', ...answers(one, nothingFound), lead: opens('Change') },
  { ...search, state: 'before it is deleted', ...answers(one, nothingFound), lead: opens('Delete') },
  { ...search, ...loads(one) },
  { ...search, ...fails(one) },
  {
    route: '/search',
    state: 'being saved',
    as: 'buyer',
    at: '/search?q=cotton&state=Gujarat',
    lead: opens('Save search'),
  },
]
