import type pg from 'pg'
import { type Buyer, makeBuyers, makeSeller } from './buyers.ts'

/** Another one in each run, since a GST number belongs to one shop. */
const run = Math.floor(Math.random() * 1_296)
const codeOfRun = run.toString(36).toUpperCase().padStart(2, '0')

type Draft = {
  /** One letter, so that two shops of a run have numbers of their own. */
  readonly letter: string
  readonly bills: number
  readonly lines: number
  readonly buyers: number
  /** The first day of its bills, and over how many days they are spread. */
  readonly from: string
  readonly days: number
  /** Of each bill so many hundredths are paid; none: nothing. */
  readonly paidPercent: number
}

export type Billed = { readonly seller: Buyer; readonly gstin: string; readonly buyerIds: readonly string[] }

/** A manufacturer whose invoices need an IRN, with delivered and billed orders, as they stand in the tables once all was issued. */
export async function addBilledOrders(pool: pg.Pool, draft: Draft): Promise<Billed> {
  const seller = await makeSeller(pool)
  const buyers = await makeBuyers(pool, draft.buyers)
  const buyerIds = buyers.map(({ user_id }) => user_id)
  const gstin = `24BENC${draft.letter}${String(run).padStart(4, '0')}L1Z5`
  const code = codeOfRun + draft.letter
  await pool.query(registration, [seller.user_id, gstin])
  const { bills, lines } = draft
  await pool.query(orders, [seller.user_id, buyerIds, code, bills, lines, draft.from, draft.days])
  await pool.query(orderLines, [seller.user_id, lines])
  await pool.query(deliveries, [seller.user_id])
  await pool.query(invoices, [seller.user_id, gstin])
  if (draft.paidPercent > 0) await pool.query(payments, [seller.user_id, draft.paidPercent])
  // As it does by itself once a shop has billed so much.
  await pool.query(
    'vacuum analyze users, orders, order_lines, order_events, invoices, invoice_lines, payments',
  )
  return { seller, gstin, buyerIds }
}

const registration = `
  with before as (update tax_registrations set is_default = false where seller_id = $1 returning 1)
  insert into tax_registrations (seller_id, gstin, legal_name, address, pin, state_code, turnover, udyam_number, udyam_class,
    udyam_activity)
  select $1, $2, 'Bench Traders', '12 Ring Road, Surat', '395002', '24', '5_to_10', 'UDYAM-GJ-22-0012345', 'micro', 'manufacturing'
  from (select count(*) from before) b`

const orders = `
  insert into orders (order_id, buyer_id, seller_id, delivery_status, total_paise, state, city, postal_code, ship_address,
    ship_state_code, order_date)
  select 'VJ-' || $3 || lpad(g::text, 5, '0'), ($2::uuid[])[1 + g % array_length($2::uuid[], 1)], $1, 'Delivered',
    $5::int * 118000, 'Tamil Nadu', 'Madurai', '625001', '27 Bazaar Street', '33',
    $6::date + make_interval(days => g % $7::int, hours => 6)
  from generate_series(1, $4::int) g`

const orderLines = `
  insert into order_lines (order_id, line_number, product_name, unit, quantity, unit_price_paise, line_total_paise,
    holds_stock, hsn_code, gst_rate_bp, unit_code)
  select order_id, place, 'Gate valve of brass, ' || place + ascii(order_id) % 40 || ' inch', 'piece', 10, 11800, 118000,
    false, '848180', 1800, 'PCS'
  from orders, generate_series(1, $2::int) place where seller_id = $1`

const deliveries = `
  insert into order_events (order_id, actor_id, actor_role, delivery_status, created_at)
  select order_id, seller_id, 'seller', 'Delivered', order_date + interval '1 hour' from orders where seller_id = $1`

/** A bill and its lines come together. */
const invoices = `
  with billed as (
    insert into invoices (order_id, seller_id, buyer_id, kind, gstin, year, number, issued_on, supply_state_code, is_inter_state,
      is_composition, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, particulars, needs_irn)
    select order_id, seller_id, buyer_id, 'INV', $2, '26-27', 'B/' || substr(order_id, 4), order_date::date, '33', true, false,
      total_paise / 118 * 100, 0, 0, total_paise / 118 * 18, total_paise, jsonb_build_object(
        'seller', party || jsonb_build_object('name', 'Bench Traders', 'gstin', $2::text, 'state_code', '24'),
        'buyer', party || jsonb_build_object('name', o.buyer_full_name, 'gstin', '33AABCU9603R1ZU'),
        'ship_to', party || jsonb_build_object('name', o.buyer_full_name, 'gstin', '33AABCU9603R1ZU'),
        'order_day', order_date::date::text, 'po_number', '', 'note', ''), true
    from orders o,
      (select '{"trade_name": "", "address": "27 Bazaar Street, Madurai", "pin": "625001", "state_code": "33"}'::jsonb as party) p
    where seller_id = $1 returning invoice_id, order_id)
  insert into invoice_lines (invoice_id, line_number, product_name, hsn_code, gst_rate_bp, unit_code, quantity,
    unit_price_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
  select invoice_id, l.line_number, l.product_name, l.hsn_code, 1800, l.unit_code, l.quantity, 11800, 100000, 0, 0, 18000, 118000
  from billed join order_lines l using (order_id)`

const payments = `
  insert into payments (payment_id, order_id, seller_id, buyer_id, kind, amount_paise, method, reference, paid_on, state,
    claimed_by, decided_at)
  select gen_random_uuid(), order_id, seller_id, buyer_id, 'balance', total_paise * $2::int / 100, 'upi',
    lpad((hashtext(order_id) & 2147483647)::text, 12, '4'), order_date::date + 2, 'confirmed', 'seller', now()
  from orders where seller_id = $1`
