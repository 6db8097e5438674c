import { dayInIndia } from '#contract/documents/document-number.ts'
import { buyers } from '#server/demo/data/buyers.ts'
import { sellers } from '#server/demo/data/sellers.ts'
import { span } from '#server/demo/dates.ts'
import type { DemoOrder } from '#server/demo/demo-order.ts'
import { idOfBuyer, idOfSeller } from '#server/demo/make-users.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import { noteEntry } from '#server/khata/note.service.ts'
import { remindBuyer, saveTerms } from '#server/khata/terms.service.ts'
import { momentOf } from './published-orders.ts'
import type { Floor, Happening } from './timeline.ts'

type Work = (floor: Floor, clock: Clock, seller: Person, buyerId: string) => Promise<unknown>
type Person = { readonly user_id: string }
type Entry = { readonly of: string; readonly daysAgo: number; readonly work: Work }

const noted =
  (draft: {
    readonly kind: 'opening' | 'receipt'
    readonly amount: number
    readonly method: 'cheque' | null
    readonly number: string
  }): Work =>
  ({ db }, clock, seller, buyerId) =>
    noteEntry(db, seller, { ...draft, buyerId, on: dayInIndia(clock()) }, { key: undefined, clock })

const agreed =
  (credit_limit: number, credit_days: number): Work =>
  ({ db }, clock, seller, buyerId) => {
    const terms = { credit_limit, credit_days, fee_bp: 1_500, agreed_on: dayInIndia(clock()), revision: 0 }
    return saveTerms(db, seller, { buyerId, ...terms }, clock)
  }

/** What the published shop keeps by hand in the accounts of its late buyers. */
const entries: readonly Entry[] = [
  { of: 'pooja@sharma-garments.example', daysAgo: 150, work: agreed(5_00_000, 30) },
  {
    of: 'orders@city-uniforms.example',
    daysAgo: 140,
    work: noted({ kind: 'opening', amount: 18_400, method: null, number: '' }),
  },
  {
    of: 'pooja@sharma-garments.example',
    daysAgo: 3,
    work: noted({ kind: 'receipt', amount: 25_000, method: 'cheque', number: '004217' }),
  },
  {
    of: 'pooja@sharma-garments.example',
    daysAgo: 6,
    work: ({ db }, clock, seller, buyerId) => remindBuyer(db, seller, { buyerId }, clock),
  },
]

/** Only with whom it has traded before has a shop an account. */
export function khataOf(now: number, orders: readonly DemoOrder[]): Happening[] {
  const [shop] = sellers
  const user_id = shop ? idOfSeller(shop) : ''
  return entries.flatMap(({ of, daysAgo, work }) => {
    const buyer = buyers.find(({ email }) => email === of)
    const moment = now - daysAgo * span.day
    const own = orders.filter((order) => order.seller_id === user_id && order.buyer === buyer)
    if (!buyer || !own.some((order) => (momentOf(order, 'Delivered') ?? now) < moment)) return []
    return [{ at: moment, work: (floor, clock) => work(floor, clock, { user_id }, idOfBuyer(buyer)) }]
  })
}
