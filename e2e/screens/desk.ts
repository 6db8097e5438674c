import { type APIRequestContext, type Browser, type BrowserContext, test as base } from '@playwright/test'
import { listBlogs } from '#contract/blog-post.ts'
import { addCartItem } from '#contract/cart.ts'
import { listSellerRooms, startChat } from '#contract/chats/chat.ts'
import { type DeliveryStatus, listOrders } from '#contract/order.ts'
import type { Product } from '#contract/products/product.ts'
import { listRequirements } from '#contract/requirement.ts'
import { saveAddress } from '#contract/users/address.ts'
import { getProfile } from '#contract/users/user.ts'
import { anApplicant } from '#e2e/support/applications.ts'
import { aRoomOfDeals } from '#e2e/support/deals.ts'
import { listedProducts } from '#e2e/support/goods.ts'
import { aFreshBuyer, type Person, theDemo } from '#e2e/support/people.ts'
import { aFreshSeller } from '#e2e/support/shops.ts'

/**
 * The buyer, the seller and the admin are the demo's, whom all workers share: what they own is only read. Each worker has
 * a newcomer, whose account is empty, a shopper, whose cart and offers may change, and a dealer, who sells to the shopper.
 */
export type Role = 'visitor' | 'newcomer' | 'shopper' | 'dealer' | 'buyer' | 'seller' | 'admin'

/** The people who open the pages, each in their own browser, and the records of the demo market that they open. */
export type Desk = {
  readonly people: Readonly<Record<Exclude<Role, 'visitor' | 'dealer'>, Person>>
  readonly personOf: (role: Role) => Promise<Person | undefined>
  readonly browserOf: (role: Role) => Promise<BrowserContext>
  readonly products: readonly Product[]
  readonly aProduct: (fits: (product: Product) => boolean) => string
  readonly orderOf: (status: DeliveryStatus) => Promise<string>
  readonly sellerId: string
  readonly blog: () => Promise<{ _id: string; title: string }>
  readonly applicant: () => Promise<string>
  /** A requirement of the buyer with quotes. */
  readonly quoted: () => Promise<string>
  /** The buyer's chat with the seller. */
  readonly room: () => Promise<string>
  /** The seller's chat with another buyer. Typing there is shown to nobody whose page is open. */
  readonly roomOfSeller: () => Promise<string>
  /** The shopper's chat with the dealer, which has deals in each state. */
  readonly dealRoom: () => Promise<string>
}

type Settings = { baseURL: string; locale: string; timezoneId: string }

/** In ms since 1970: from then on no further screen is walked. Set by `scripts/test` where CI has other work to do. */
const endOfWalks = Number(process.env.WALKS_END ?? Number.POSITIVE_INFINITY)

export const test = base.extend<{ inTime: undefined }, { desk: Desk }>({
  inTime: [
    async ({ browserName: _ }, use, { skip }) => {
      skip(Date.now() > endOfWalks, 'The time for walks is over.')
      await use(undefined)
    },
    { auto: true },
  ],
  desk: [
    async ({ browser, playwright }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '' } = project.use
      const request = await playwright.request.newContext({ baseURL })
      const people = {
        newcomer: await aFreshBuyer(request),
        shopper: await aFreshBuyer(request),
        buyer: await theDemo('buyer', request),
        seller: await theDemo('seller', request),
        admin: await theDemo('admin', request),
      }
      const { products } = await listedProducts(request)
      await fillCart(people.shopper, products)
      const { user_id: sellerId } = await people.seller.api(getProfile, {})
      const dealer = once(() => aFreshSeller(request, 'Jaipur Cement and Hardware'))
      const personOf = async (role: Role) =>
        role === 'dealer' ? dealer() : role === 'visitor' ? undefined : people[role]
      await use({
        people,
        personOf,
        browserOf: browsersOf(browser, personOf, { baseURL, locale, timezoneId }),
        products,
        sellerId,
        dealRoom: once(async () => aRoomOfDeals(people.shopper, await dealer())),
        room: async () => (await people.buyer.api(startChat, { seller_id: sellerId })).room_id,
        ...findsIn(request, people, products),
      })
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

/** The screens of one worker share what was made for the first of them. */
function once<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** From two sellers, with a better price in reach and a delivery address. */
async function fillCart({ api }: Person, products: readonly Product[]) {
  const [first, ...others] = products.filter(({ kind, stock }) => kind === 'standard' && stock === null)
  const second = others.find(({ seller_id }) => seller_id !== first?.seller_id)
  for (const product of [first, second])
    if (product) await api(addCartItem, { product_id: product.product_id, quantity: 20 })
  await api(saveAddress, {
    state: 'Rajasthan',
    city: 'Jaipur',
    postalCode: '302003',
    shipAddress: '14 Johari Bazar',
  })
}

/** Runs in each page, before its own scripts. */
function signIn(token: string) {
  if (location.protocol.startsWith('http')) localStorage.token ??= token
}

/** One browser for each person, opened at first use: signed in, and with a warm cache. */
function browsersOf(browser: Browser, personOf: Desk['personOf'], settings: Settings) {
  const opened = new Map<Role, Promise<BrowserContext>>()
  const open = async (role: Role) => {
    const context = await browser.newContext({ ...settings, reducedMotion: 'reduce' })
    // A page that has signed out leaves no visitor to the next one.
    const person = await personOf(role)
    if (person) await context.addInitScript(signIn, person.token)
    // Without service workers, whose answers a test could not make fail.
    await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
    // Stays open, so that all pages of this person share a process, and with it what it has compiled.
    await (await context.newPage()).goto('/favicon.svg')
    return context
  }
  return (role: Role) => {
    const context = opened.get(role) ?? open(role)
    opened.set(role, context)
    return context
  }
}

const findsIn = (request: APIRequestContext, people: Desk['people'], products: readonly Product[]) => ({
  aProduct: (fits: (product: Product) => boolean) => {
    const product = products.find(fits)
    if (!product) throw new Error('The demo market lists no such product')
    return `/product_details/${product.product_id}`
  },
  orderOf: async (status: DeliveryStatus) => {
    const [order] = (await people.buyer.api(listOrders, { status })).Orders
    if (!order) throw new Error(`The demo's buyer has no order that is ${status}`)
    return `/order_details/${order.order_id}`
  },
  quoted: async () => {
    const [first] = (await people.buyer.api(listRequirements, { state: 'quoted' })).requirements
    if (!first) throw new Error("Nobody has quoted for what the demo's buyer looks for")
    return `/profile/requirements/${first.requirement_id}`
  },
  blog: async () => {
    const [post] = (await people.buyer.api(listBlogs, {})).Allblogs
    if (!post) throw new Error('The demo market has no blog')
    return post
  },
  roomOfSeller: async () => {
    const { user_id } = await people.buyer.api(getProfile, {})
    const { rooms } = await people.seller.api(listSellerRooms, {})
    const room = rooms.find(({ buyer_id }) => buyer_id !== user_id)
    if (!room) throw new Error("Nobody but the demo's buyer writes to the demo's seller")
    return room.room_id
  },
  applicant: once(async () => anApplicant(await aFreshBuyer(request), 'Block Print House')),
})
