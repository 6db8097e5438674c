import { answers, fails, loads, opens, type Screen } from './screen.ts'

const route = '/seller_console/shop'
const shop = '**/api/seller/shop'
const hits = '**/api/seller/share-hits'
const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'

/**
 * A seller's own shop: without an address, with a long one that cannot be changed yet, and failing; and what shares a
 * shop or a product.
 */
export const shopScreens: readonly Screen[] = [
  { route, as: 'seller' },
  {
    route,
    as: 'seller',
    state: 'without an address',
    ...answers(shop, {
      handle: null,
      about: '',
      handle_free_at: null,
      link: 'https://vanij.example/seller/5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11',
      qr_svg: square,
    }),
  },
  {
    route,
    as: 'seller',
    state: 'with an address and a long text',
    ...answers(shop, {
      handle: 'shri-ganesh-textiles-and-sons1',
      about: 'सूती साड़ी और चादर, 1986 से। '.repeat(20),
      handle_free_at: '2026-12-26T06:30:00.000Z',
      link: 'https://vanij.example/s/shri-ganesh-textiles-and-sons1',
      qr_svg: square,
    }),
  },
  {
    route,
    as: 'seller',
    state: 'with links that were opened often, of products with long names',
    ...answers(hits, {
      sources: ['wa', 'link', 'share', 'qr', 'pdf'].map((source, place) => ({
        ...{ source, last_7: 1_234 * place, last_30: 98_765 * place },
      })),
      products: ['5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11', '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c12'].map(
        (product_id, place) => ({
          ...{ product_id, last_7: 12_345, last_30: 9_876_543 },
          product_name: place ? 'W'.repeat(100) : 'हाथ से बुना हुआ सूती दुपट्टा, प्राकृतिक नील रंग',
        }),
      ),
    }),
  },
  {
    route,
    as: 'seller',
    state: 'without any opening',
    ...answers(hits, {
      sources: ['wa', 'link', 'share', 'qr', 'pdf'].map((source) => ({ source, last_7: 0, last_30: 0 })),
      products: [],
    }),
  },
  { route, as: 'seller', ...fails(hits), state: 'with openings that do not load' },
  { route: '/s/:handle', state: 'to share', as: 'visitor', at: '/s/kaveri-knits', lead: opens('Share') },
  {
    route: '/product_details/:productId',
    state: 'to share',
    as: 'visitor',
    at: ({ aProduct }) => aProduct(({ prices }) => prices.length === 3),
    lead: opens('Share'),
  },
  { route, as: 'seller', ...loads(shop) },
  { route, as: 'seller', ...fails(shop) },
]
