import type { DeskHits } from '#contract/admin/desk-search.ts'
import { gstNumberPattern } from '#contract/tax/gst-number.ts'
import type { Db } from '#server/db/db.ts'
import { uuid } from '#server/db/uuid.ts'
import * as sql from './search.queries.ts'

type Hits = Omit<DeskHits, 'orders'> & { readonly orders: readonly sql.OrderRow[] }

const nothing: Hits = { orders: [], cases: [], people: [], products: [] }

/** A part of a word shorter than that stands in too many accounts. */
const shortest = 3

/** Phone numbers are stored as digits with the country before them; people read out a zero instead. */
const isPhone = (q: string) => /^[+\d][\d\s-]{3,}$/.test(q)
const digitsOf = (q: string) => q.replace(/\D/g, '').replace(/^0+(?=\d{3})/, '')

/** Finds by what a person reads out on the phone; what fits nothing finds nothing. */
export async function searchDesk(db: Db, q: string): Promise<Hits> {
  if (q.length < shortest) return nothing
  if (uuid.test(q)) return searchById(db, q.toLowerCase())
  const number = q.toUpperCase()
  const [orders, cases, people] = await Promise.all([
    findNumbered(db, q, number),
    sql.findCaseByNumber(db, number),
    findPeople(db, q),
  ])
  if (orders.length > 0 || cases.length > 0) return { ...nothing, orders, cases, people }
  return { ...nothing, people, orders: await ordersOf(db, people) }
}

const ordersOf = async (db: Db, people: Hits['people']) =>
  people.length > 0
    ? sql.findOrdersOf(
        db,
        people.map(({ user_id }) => user_id),
      )
    : []

/** By what their account says, and by the other GST numbers that they bill or are billed under. */
async function findPeople(db: Db, q: string) {
  const gstin = q.toUpperCase()
  const [known, billed] = await Promise.all([
    sql.findPeople(db, isPhone(q) ? digitsOf(q) : q),
    gstNumberPattern.test(gstin) ? sql.findPeopleByGstin(db, gstin) : [],
  ])
  const ids = new Set(known.map(({ user_id }) => user_id))
  return [...known, ...billed.filter(({ user_id }) => !ids.has(user_id))]
}

/** Numbers are written in capitals; a reference of a payment may be as its payer typed it. */
async function findNumbered(db: Db, q: string, number: string) {
  const orders = await sql.findOrdersByNumber(db, number)
  return orders.length > 0 || q === number ? orders : sql.findOrdersByNumber(db, q)
}

async function searchById(db: Db, id: string): Promise<Hits> {
  const [orders, people, products] = await Promise.all([
    sql.findOrdersById(db, id),
    sql.findPeopleById(db, id),
    sql.findProductById(db, id),
  ])
  const of = orders.length > 0 ? orders : await ordersOf(db, people)
  return { ...nothing, orders: of, people, products }
}
