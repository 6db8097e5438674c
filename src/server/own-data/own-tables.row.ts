import { columnNames, type Sql, sql } from '#server/db/sql.ts'

export type OwnTable = {
  readonly name: string
  /** Its unique order, by which it is read in batches. */
  readonly key: readonly string[]
  /** Which rows are of this person. */
  readonly whose: (userId: string) => Sql
  /** Columns that would open something, or name somebody else. */
  readonly hidden?: readonly string[]
}

const by = (column: string) => (userId: string) => sql`${columnNames([column])} = ${userId}`
const within =
  (column: string, ids: (userId: string) => Sql): OwnTable['whose'] =>
  (userId) =>
    sql`${columnNames([column])} in (${ids(userId)})`

const isSide = (id: string) => sql`buyer_id = ${id} or seller_id = ${id}`
const orders = (id: string) => sql`select order_id from orders where ${isSide(id)}`
const rooms = (id: string) => sql`select room_id from chat_rooms where ${isSide(id)}`
const deals = (id: string) => sql`select deal_id from deals where room_id in (${rooms(id)})`
const shipments = (id: string) => sql`select shipment_id from shipments where order_id in (${orders(id)})`
const payments = (id: string) => sql`select payment_id from payments where ${isSide(id)}`
const invoices = (id: string) => sql`select invoice_id from invoices where ${isSide(id)}`
const corrections = (id: string) =>
  sql`select correction_id from price_corrections where order_id in (${orders(id)})`
const isCase = (id: string) => sql`opened_by = ${id} or about_id = ${id} and order_id is not null`
const cases = (id: string) => sql`select case_id from cases where ${isCase(id)}`
const goodsLists = (id: string) => sql`select list_id from goods_lists where user_id = ${id}`
const savedSearches = (id: string) => sql`select search_id from saved_searches where user_id = ${id}`
const products = (id: string) => sql`select product_id from products where seller_id = ${id}`
const bookLinks = (id: string) => sql`select book_link_id from book_links where seller_id = ${id}`
const requirements = (id: string) => sql`select requirement_id from requirements where buyer_id = ${id}`
const phone = (id: string) => sql`select phone_number from users where user_id = ${id}`

const account: readonly OwnTable[] = [
  { name: 'users', key: ['user_id'], whose: by('user_id'), hidden: ['password_hash', 'name_words'] },
  { name: 'addresses', key: ['address_id'], whose: by('user_id') },
  { name: 'billing_profiles', key: ['billing_id'], whose: by('user_id') },
  { name: 'profile_changes', key: ['profile_change_id'], whose: by('user_id'), hidden: ['decided_by'] },
  { name: 'sessions', key: ['session_id'], whose: by('user_id'), hidden: ['token_hash'] },
  { name: 'known_devices', key: ['device_hash'], whose: by('user_id'), hidden: ['device_hash'] },
  {
    name: 'sign_in_failures',
    key: ['device_hash'],
    whose: within('phone_number', phone),
    hidden: ['device_hash'],
  },
  {
    name: 'one_time_code_requests',
    key: ['one_time_code_request_id'],
    whose: within('phone_number', phone),
  },
  { name: 'second_factors', key: ['user_id'], whose: by('user_id'), hidden: ['secret', 'last_step'] },
  { name: 'consents', key: ['consent_id'], whose: by('user_id') },
  { name: 'blocks', key: ['whom'], whose: by('who') },
  { name: 'account_closings', key: ['user_id'], whose: by('user_id'), hidden: ['steps'] },
  { name: 'upload_allowances', key: ['user_id'], whose: by('user_id') },
  { name: 'chat_presence', key: ['user_id'], whose: by('user_id') },
  {
    name: 'audit_events',
    key: ['audit_event_id'],
    whose: by('actor_id'),
    hidden: ['subject_id', 'subject_name', 'details'],
  },
]

const reach: readonly OwnTable[] = [
  { name: 'notifications', key: ['notification_id'], whose: by('user_id') },
  { name: 'notification_choices', key: ['topic', 'channel'], whose: by('user_id') },
  { name: 'quiet_hours', key: ['user_id'], whose: by('user_id') },
  { name: 'mail_addresses', key: ['user_id'], whose: by('user_id'), hidden: ['token'] },
  {
    name: 'push_subscriptions',
    key: ['subscription_id'],
    whose: by('user_id'),
    hidden: ['endpoint', 'p256dh', 'auth'],
  },
  { name: 'outbox', key: ['outbox_id'], whose: by('user_id'), hidden: ['dedupe_key', 'fault'] },
]

const trade: readonly OwnTable[] = [
  { name: 'cart_lines', key: ['product_id'], whose: by('user_id') },
  { name: 'goods_lists', key: ['list_id'], whose: by('user_id'), hidden: ['link_key'] },
  { name: 'goods_list_lines', key: ['list_id', 'product_id'], whose: within('list_id', goodsLists) },
  { name: 'saved_searches', key: ['search_id'], whose: by('user_id') },
  { name: 'saved_search_finds', key: ['search_id', 'product_id'], whose: within('search_id', savedSearches) },
  { name: 'orders', key: ['order_id'], whose: isSide },
  { name: 'order_lines', key: ['order_id', 'line_number'], whose: within('order_id', orders) },
  {
    name: 'order_events',
    key: ['order_event_id'],
    whose: within('order_id', orders),
    hidden: ['actor_id', 'request_id'],
  },
  { name: 'sample_orders', key: ['order_id'], whose: within('order_id', orders) },
  { name: 'sample_discounts', key: ['order_id', 'line_number'], whose: within('order_id', orders) },
  { name: 'invoices', key: ['invoice_id'], whose: isSide },
  { name: 'invoice_lines', key: ['invoice_id', 'line_number'], whose: within('invoice_id', invoices) },
  { name: 'price_corrections', key: ['correction_id'], whose: within('order_id', orders) },
  {
    name: 'price_correction_lines',
    key: ['correction_id', 'line_number'],
    whose: within('correction_id', corrections),
  },
  { name: 'payments', key: ['payment_id'], whose: isSide },
  { name: 'taken_back_payments', key: ['payment_id'], whose: within('payment_id', payments) },
  { name: 'receipts', key: ['payment_id'], whose: within('payment_id', payments) },
  { name: 'khata_accounts', key: ['seller_id', 'buyer_id'], whose: isSide },
  { name: 'khata_entries', key: ['entry_id'], whose: isSide },
  { name: 'khata_reminders', key: ['seller_id', 'buyer_id', 'on_day'], whose: isSide },
  { name: 'shipments', key: ['shipment_id'], whose: within('order_id', orders) },
  { name: 'shipment_lines', key: ['shipment_id', 'line_number'], whose: within('order_id', orders) },
  {
    name: 'shipment_vehicles',
    key: ['shipment_id', 'until'],
    whose: within('shipment_id', shipments),
  },
  {
    name: 'shipment_changes',
    key: ['shipment_change_id'],
    whose: within('shipment_id', shipments),
  },
  { name: 'taken_back_shipments', key: ['shipment_id'], whose: within('shipment_id', shipments) },
  { name: 'challans', key: ['shipment_id'], whose: within('shipment_id', shipments) },
  {
    name: 'cases',
    key: ['case_id'],
    whose: isCase,
    hidden: ['code_hash', 'decided_by', 'chat_readers'],
  },
  { name: 'case_lines', key: ['case_id', 'line_number'], whose: within('case_id', cases) },
  {
    name: 'case_events',
    key: ['case_id', 'place'],
    whose: within('case_id', cases),
    hidden: ['actor_id'],
  },
  { name: 'case_files', key: ['file_id'], whose: within('case_id', cases) },
]

const talk: readonly OwnTable[] = [
  { name: 'chat_rooms', key: ['room_id'], whose: isSide },
  { name: 'chat_messages', key: ['room_id', 'seq'], whose: within('room_id', rooms) },
  { name: 'chat_files', key: ['file_id'], whose: within('room_id', rooms) },
  { name: 'deals', key: ['deal_id'], whose: within('room_id', rooms) },
  { name: 'deal_offers', key: ['deal_id', 'revision'], whose: within('deal_id', deals) },
  { name: 'deal_lines', key: ['deal_id', 'revision', 'line_number'], whose: within('deal_id', deals) },
  { name: 'deal_events', key: ['room_id', 'place'], whose: within('room_id', rooms) },
  { name: 'requirements', key: ['requirement_id'], whose: by('buyer_id'), hidden: ['closed_by'] },
  {
    name: 'quotes',
    key: ['quote_id'],
    whose: (id) => sql`seller_id = ${id} or requirement_id in (${requirements(id)})`,
  },
  {
    name: 'reviews',
    key: ['review_id'],
    whose: (id) => sql`buyer_id = ${id} or product_id in (${products(id)})`,
    hidden: ['hidden_by'],
  },
  { name: 'review_reports', key: ['review_report_id'], whose: by('reporter_id'), hidden: ['resolved_by'] },
]

const shop: readonly OwnTable[] = [
  {
    name: 'seller_applications',
    key: ['seller_application_id'],
    whose: by('user_id'),
    hidden: ['account_number', 'decided_by'],
  },
  {
    name: 'seller_checks',
    key: ['seller_check_id'],
    whose: by('seller_id'),
    hidden: ['checked_by', 'document_sha256'],
  },
  { name: 'buyer_figures', key: ['buyer_id'], whose: by('buyer_id') },
  { name: 'service_figures', key: ['seller_id'], whose: by('seller_id') },
  { name: 'tax_registrations', key: ['tax_registration_id'], whose: by('seller_id') },
  {
    name: 'registration_names',
    key: ['registration_names_id'],
    whose: by('seller_id'),
    hidden: ['decided_by'],
  },
  { name: 'seller_payees', key: ['payee_id'], whose: by('seller_id'), hidden: ['account_number'] },
  { name: 'first_verifications', key: ['product_id'], whose: within('product_id', products) },
  { name: 'stock_levels', key: ['product_id'], whose: by('seller_id') },
  { name: 'shops', key: ['seller_id'], whose: by('seller_id') },
  { name: 'shop_handles', key: ['handle'], whose: by('seller_id') },
  { name: 'share_hits', key: ['share_hit_id'], whose: by('seller_id') },
  { name: 'shop_habits', key: ['seller_id'], whose: by('seller_id') },
  { name: 'lead_reminders', key: ['requirement_id'], whose: by('seller_id') },
  { name: 'seller_terms', key: ['seller_id'], whose: by('seller_id') },
  { name: 'seller_dispatch', key: ['seller_id'], whose: by('seller_id') },
  { name: 'products', key: ['product_id'], whose: by('seller_id'), hidden: ['search', 'filters'] },
  { name: 'product_imports', key: ['import_id'], whose: by('seller_id'), hidden: ['claim', 'run'] },
  { name: 'book_links', key: ['book_link_id'], whose: by('seller_id'), hidden: ['key_hash'] },
  { name: 'book_looks', key: ['book_look_id'], whose: within('book_link_id', bookLinks) },
  { name: 'ledger_names', key: ['ledger'], whose: by('user_id') },
  { name: 'bulk_decisions', key: ['decision_id'], whose: by('seller_id'), hidden: ['request_id'] },
  { name: 'book_exports', key: ['book_export_id'], whose: by('seller_id') },
  {
    name: 'plan_requests',
    key: ['plan_request_id'],
    whose: by('seller_id'),
    hidden: ['activated_by'],
  },
]

/** What a person's own file lists, in its order. */
export const ownTables: readonly OwnTable[] = [...account, ...reach, ...trade, ...talk, ...shop]
