const numbers = { buyer: '919000000001', seller: '919000000002', admin: '919000000003' } as const
type Role = keyof typeof numbers

/** What the browser of a signed-in person stores. */
export type SignedInPerson = { readonly token: string; readonly profile: object }
export type SignedIn = Readonly<Record<Role, SignedInPerson>>
export type Member = {
  readonly name: string
  readonly path: string
  readonly as: Role
  /** An element that a phone presses once. */
  readonly press: string
}

/** The published accounts of the demo market. */
export async function signInAll(url: string): Promise<SignedIn> {
  const signedIn = Object.entries(numbers).map(async ([role, phone_number]) => {
    const answer = await fetch(`${url}/api/users/secret-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone_number, password: 'demo1234' }),
    })
    const { token } = await answer.json()
    const profile = await (await fetch(`${url}/api/users/profile`, { headers: { token } })).json()
    return [role, { token, profile }] as const
  })
  return Object.fromEntries(await Promise.all(signedIn)) as SignedIn
}

const inMain = 'main button:enabled'
/** One that is not chosen yet, so that something changes. */
const chip = 'main [aria-pressed=false]'
const tab = 'main [role=tab][aria-selected=false]'

type Ask = (path: string) => Promise<{
  readonly rooms?: readonly { readonly room_id: string }[]
  readonly deals?: readonly object[]
}>

/** The room with most deals, and one that has none. */
async function roomsOf(ask: Ask) {
  const { rooms = [] } = await ask('/api/chat/user/rooms')
  const counted: { id: string; deals: number }[] = []
  for (const { room_id: id } of rooms)
    counted.push({ id, deals: (await ask(`/api/chat/${id}/deals`)).deals?.length ?? 0 })
  counted.sort((one, other) => other.deals - one.deals)
  return { withDeals: counted[0]?.id, without: counted.at(-1)?.id }
}

export async function memberPages(url: string, { buyer }: SignedIn): Promise<readonly Member[]> {
  const ask = async (path: string) => (await fetch(url + path, { headers: { token: buyer.token } })).json()
  const { Orders } = await ask('/api/orders/orders-list')
  const { withDeals, without } = await roomsOf(ask)
  const buyers = [
    { name: 'profile', path: '/profile', press: tab },
    { name: 'order', path: `/order_details/${Orders[0].order_id}`, press: inMain },
    { name: 'chats', path: '/chats', press: 'main input[type=search]' },
    { name: 'chat room', path: `/chats/${without}`, press: 'main textarea' },
    { name: 'chat with deals', path: `/chats/${withDeals}`, press: 'main textarea' },
    { name: 'notifications', path: '/notifications', press: chip },
    { name: 'cart and checkout', path: '/view_cart', press: 'main button:has-text("Proceed")' },
    { name: 'orders', path: '/profile?tab=orders', press: tab },
    { name: 'addresses', path: '/profile/addresses', press: inMain },
    { name: 'requirements', path: '/profile/requirements', press: chip },
    { name: 'post a requirement', path: '/post_requirements', press: 'main input' },
    { name: 'become a seller', path: '/seller_contract', press: 'main input' },
  ]
  const sellers = [
    { name: 'console', path: '/seller_console', press: inMain },
    { name: 'console orders', path: '/seller_console/orders', press: tab },
    { name: 'console products', path: '/seller_console/products', press: chip },
    { name: 'console analytics', path: '/seller_console/analytics', press: chip },
    { name: 'console add product', path: '/seller_console/products/add_product', press: 'main input' },
  ]
  const admins = [
    { name: 'admin', path: '/admin', press: 'header button' },
    { name: 'admin applicants', path: '/admin/kyc', press: chip },
    { name: 'admin products', path: '/admin/products', press: chip },
  ]
  const as = (role: Role) => (page: Omit<Member, 'as'>) => ({ ...page, as: role })
  return [...buyers.map(as('buyer')), ...sellers.map(as('seller')), ...admins.map(as('admin'))]
}
