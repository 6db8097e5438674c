import { batchSize } from '#server/db/batch.ts'
import { neverPrepared, type Sql, sql } from '#server/db/sql.ts'
import { formerMessage } from './former-name.rules.ts'
import {
  type Act,
  deleted,
  deletedBy,
  deleteRows,
  emptied,
  follows,
  type Leaving,
  stays,
  updateRows,
} from './leaving-act.row.ts'

const isSide = (id: string): Sql => sql`buyer_id = ${id} or seller_id = ${id}`
const rooms = (id: string): Sql => sql`select room_id from chat_rooms where ${isSide(id)}`
const sold = (id: string): Sql => sql`select order_id from orders where seller_id = ${id}`

/** Whoever traded or talked with this person, or looked after a report about them, and so may have news with their name. */
const others = (id: string): Sql => sql`
  select buyer_id from orders where seller_id = ${id} union select seller_id from orders where buyer_id = ${id}
  union select buyer_id from chat_rooms where seller_id = ${id} union select seller_id from chat_rooms where buyer_id = ${id}
  union select r.buyer_id from requirements r join quotes q using (requirement_id) where q.seller_id = ${id}
  union select q.seller_id from requirements r join quotes q using (requirement_id) where r.buyer_id = ${id}
  union select user_id from users where account_type = 'admin'`
const namesThem = (id: string): Sql => sql`
  user_id in (${others(id)}) and exists (
    select from users u, unnest(array[u.full_name, u.company_name]) called
    where u.user_id = ${id} and char_length(called) > 2 and strpos(own.message, called) > 0)`

/** The picture of a line is no part of its papers. No trigger looks after it, because only this takes it away. */
const emptyLines: Act = (id) =>
  neverPrepared(sql`
    with gone as (
      select order_id, line_number, product_image from order_lines
      where order_id in (${sold(id)}) and product_image is not null limit ${batchSize}
    ), checked as (
      select check_pictures(array(select distinct picture_id(product_image) from gone), now())
    )
    update order_lines l set product_image = null from gone, checked
    where l.order_id = gone.order_id and l.line_number = gone.line_number`)

/** A deal that became an order stays with it, and with it the offers that its hashes hold. */
const hasNoOrder = sql`not exists (select from deals d where d.room_id = own.room_id and d.state = 'accepted')`

const emptyOrders = (side: 'buyer' | 'seller') => {
  const [rows, set] =
    side === 'buyer'
      ? [
          (id: string) =>
            sql`buyer_id = ${id} and (buyer_email <> '' or buyer_phone_number <> '' or note is not null)`,
          sql`buyer_email = '', buyer_phone_number = '', note = null`,
        ]
      : [
          (id: string) => sql`seller_id = ${id} and (seller_email <> '' or seller_phone_number <> '')`,
          sql`seller_email = '', seller_phone_number = ''`,
        ]
  return updateRows('orders', ['order_id'], rows, set)
}

const isOnPaper = sql`
  exists (select from order_lines l where l.product_id = own.product_id)
  or exists (select from deal_lines l where l.product_id = own.product_id)`

export const leavingTrade: Readonly<Record<string, Leaving>> = {
  // News of others first: it is found by requirements and quotes, which go.
  other_people: deleted(
    'news',
    deleteRows('notifications', ['notification_id'], namesThem),
    deleteRows('outbox', ['outbox_id'], namesThem),
  ),
  chat_messages: emptied(
    'chats',
    updateRows(
      'chat_messages',
      ['room_id', 'seq'],
      (id) => sql`
        (own.sender_id = ${id} or own.deal_id is not null and own.room_id in (${rooms(id)}))
        and (own.deal_id is null or ${hasNoOrder}) and (own.body <> ${formerMessage} or own.file_id is not null or own.deal_id is not null)`,
      sql`body = ${formerMessage}, file_id = null, deal_id = null, deal_revision = null`,
    ),
  ),
  chat_files: deleted(
    'chats',
    deleteRows(
      'chat_files',
      ['file_id'],
      (id) => sql`own.room_id in (${rooms(id)})
        and not exists (select from chat_messages m where m.room_id = own.room_id and m.file_id = own.file_id)`,
    ),
  ),
  chat_rooms: emptied(
    'chats',
    updateRows(
      'chat_rooms',
      ['room_id'],
      (id) => sql`(${isSide(id)}) and own.last_message <> ${formerMessage} and exists (
        select from chat_messages m where m.room_id = own.room_id and m.seq = own.last_seq and m.body = ${formerMessage})`,
      sql`last_message = ${formerMessage}`,
    ),
  ),
  deals: deleted(
    'chats',
    updateRows(
      'chat_rooms',
      ['room_id'],
      (id) => sql`(${isSide(id)}) and own.deal_head is not null and ${hasNoOrder}`,
      sql`deal_head = null, deal_head_id = null`,
    ),
    deleteRows('deals', ['deal_id'], (id) => sql`own.room_id in (${rooms(id)}) and ${hasNoOrder}`),
  ),
  deal_offers: follows('chats'),
  deal_lines: follows('chats'),
  deal_events: follows('chats'),
  requirements: deletedBy('requirements', 'requirements', ['requirement_id'], 'buyer_id'),
  quotes: deletedBy('requirements', 'quotes', ['quote_id'], 'seller_id'),
  reviews: emptied(
    'reviews',
    updateRows(
      'reviews',
      ['review_id'],
      (id) =>
        sql`own.buyer_id = ${id} and (own.comment <> '' or own.images <> '[]' or own.reply is not null)`,
      sql`comment = '', images = '[]', reply = null, replied_at = null`,
    ),
    updateRows(
      'reviews',
      ['review_id'],
      (id) =>
        sql`own.reply is not null and own.product_id in (select product_id from products where seller_id = ${id})`,
      sql`reply = null, replied_at = null`,
    ),
  ),
  review_reports: deletedBy('reports', 'review_reports', ['review_report_id'], 'reporter_id'),
  cases: deleted(
    'reports',
    deleteRows('cases', ['case_id'], (id) => sql`own.opened_by = ${id} and own.order_id is null`),
  ),
  // What was seen about somebody goes with them; the audit keeps that it was looked at.
  signals: deleted(
    'reports',
    deleteRows('signals', ['signal_id'], (id) => sql`own.people @> array[${id}]::uuid[]`),
  ),
  // Read and deleted within the hour anyway.
  signal_checks: deleted(
    'reports',
    deleteRows(
      'signal_checks',
      ['signal_check_id'],
      (id) =>
        sql`own.subject = (select gst_number from users where user_id = ${id}) or strpos(own.subject, ${id}::text) > 0`,
    ),
  ),
  party_checks: follows('reviews'),
  case_lines: follows('reports'),
  case_events: follows('reports'),
  case_files: follows('reports'),
  order_lines: emptied('orders', emptyLines),
  orders: emptied('orders', emptyOrders('buyer'), emptyOrders('seller')),
  order_events: stays('orders'),
  sample_orders: stays('orders'),
  sample_discounts: stays('orders'),
  shipments: stays('orders'),
  shipment_lines: stays('orders'),
  shipment_vehicles: stays('orders'),
  shipment_changes: stays('orders'),
  taken_back_shipments: stays('orders'),
  invoices: stays('papers'),
  invoice_lines: stays('papers'),
  invoice_files: stays('papers'),
  invoice_series: stays('papers'),
  price_corrections: stays('papers'),
  price_correction_lines: stays('papers'),
  payments: stays('papers'),
  taken_back_payments: stays('papers'),
  receipts: stays('papers'),
  receipt_files: stays('papers'),
  receipt_series: stays('papers'),
  challans: stays('papers'),
  challan_files: stays('papers'),
  challan_series: stays('papers'),
  book_exports: stays('papers'),
  plan_requests: stays('papers'),
  plan_documents: stays('papers'),
  // The books of both sides.
  khata_accounts: stays('papers'),
  khata_entries: stays('papers'),
  khata_reminders: deleted(
    'news',
    deleteRows('khata_reminders', ['seller_id', 'buyer_id', 'on_day'], isSide),
  ),
  // Links go to accountants, whom the seller names.
  bulk_decisions: deletedBy('shop', 'bulk_decisions', ['decision_id'], 'seller_id'),
  bulk_decision_rows: follows('shop'),
  ledger_names: deletedBy('shop', 'ledger_names', ['user_id', 'ledger'], 'user_id'),
  book_links: deletedBy('shop', 'book_links', ['book_link_id'], 'seller_id'),
  book_looks: follows('shop'),
  product_imports: deletedBy('unfinished', 'product_imports', ['import_id'], 'seller_id'),
  product_import_rows: follows('unfinished'),
  product_import_images: follows('unfinished'),
  product_import_pictures: follows('unfinished'),
  products: emptied(
    'shop',
    deleteRows('products', ['product_id'], (id) => sql`own.seller_id = ${id} and not (${isOnPaper})`),
    updateRows(
      'products',
      ['product_id'],
      (
        id,
      ) => sql`own.seller_id = ${id} and (own.deleted_at is null or own.description <> '' or own.images <> '[]'
        or own.past_images <> '[]' or own.specs <> '[]' or own.rejection_reason is not null)`,
      sql`deleted_at = coalesce(deleted_at, now()), description = '', specs = '[]', images = '[]', past_images = '[]',
        rejection_reason = null, search = to_tsvector('simple', product_name)`,
    ),
  ),
  price_moves: deleted(
    'shop',
    deleteRows(
      'price_moves',
      ['price_move_id'],
      (id) => sql`own.product_id in (select product_id from products where seller_id = ${id})`,
    ),
  ),
  pictures: follows('shop'),
  file_checks: follows('shop'),
  category_sellers: deletedBy('shop', 'category_sellers', ['seller_id', 'category'], 'seller_id'),
  order_sums: deletedBy('shop', 'order_sums', ['seller_id'], 'seller_id'),
  service_figures: deletedBy('shop', 'service_figures', ['seller_id'], 'seller_id'),
  buyer_figures: deletedBy('shop', 'buyer_figures', ['buyer_id'], 'buyer_id'),
  shop_changes: deletedBy('shop', 'shop_changes', ['seller_id'], 'seller_id'),
  first_verifications: follows('shop'),
  stock_levels: deletedBy('shop', 'stock_levels', ['product_id'], 'seller_id'),
  shop_handles: deletedBy('shop', 'shop_handles', ['handle'], 'seller_id'),
  share_hits: deletedBy('shop', 'share_hits', ['share_hit_id'], 'seller_id'),
  shops: deletedBy('shop', 'shops', ['seller_id'], 'seller_id'),
  shop_habits: deletedBy('shop', 'shop_habits', ['seller_id'], 'seller_id'),
  lead_reminders: deletedBy('news', 'lead_reminders', ['requirement_id', 'seller_id'], 'seller_id'),
  seller_terms: deletedBy('shop', 'seller_terms', ['seller_id'], 'seller_id'),
  seller_dispatch: deletedBy('shop', 'seller_dispatch', ['seller_id'], 'seller_id'),
  tax_registrations: deletedBy('shop', 'tax_registrations', ['tax_registration_id'], 'seller_id'),
  registration_names: deletedBy('shop', 'registration_names', ['registration_names_id'], 'seller_id'),
  seller_applications: deletedBy('checks', 'seller_applications', ['seller_application_id'], 'user_id'),
  seller_checks: deletedBy('checks', 'seller_checks', ['seller_check_id'], 'seller_id'),
  seller_payees: deletedBy('checks', 'seller_payees', ['payee_id'], 'seller_id'),
}
