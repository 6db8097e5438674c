create extension pg_trgm;

create table account_closings (
  user_id uuid not null,
  closed_at timestamp with time zone default clock_timestamp() not null,
  erase_at timestamp with time zone not null,
  begun_at timestamp with time zone,
  steps integer default 0 not null,
  erased_at timestamp with time zone,
  constraint account_closings_pkey PRIMARY KEY (user_id),
  constraint account_closings_check CHECK ((erase_at > closed_at)),
  constraint account_closings_check1 CHECK (((erased_at IS NULL) OR (begun_at IS NOT NULL))),
  constraint account_closings_steps_check CHECK ((steps >= 0)),
  constraint account_closings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX account_closings_due_idx ON public.account_closings USING btree (erase_at) WHERE (erased_at IS NULL);

create table addresses (
  address_id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  state text not null,
  city text not null,
  postal_code text not null,
  ship_address text not null,
  created_at timestamp with time zone default now() not null,
  revision integer default 1 not null,
  constraint addresses_pkey PRIMARY KEY (address_id),
  constraint addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX addresses_user_id_idx ON public.addresses USING btree (user_id, created_at DESC);
CREATE TRIGGER address_revision BEFORE UPDATE OF state, city, postal_code, ship_address ON public.addresses FOR EACH ROW WHEN (((((old.state IS DISTINCT FROM new.state) OR (old.city IS DISTINCT FROM new.city)) OR (old.postal_code IS DISTINCT FROM new.postal_code)) OR (old.ship_address IS DISTINCT FROM new.ship_address))) EXECUTE FUNCTION raise_revision();

create table audit_events (
  audit_event_id bigint generated always as identity not null,
  actor_id uuid,
  actor_name text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  subject_name text not null,
  details jsonb default '{}'::jsonb not null,
  request_id text not null,
  created_at timestamp with time zone default now() not null,
  constraint audit_events_pkey PRIMARY KEY (audit_event_id)
);
CREATE INDEX audit_events_action_idx ON public.audit_events USING btree (action text_pattern_ops, audit_event_id DESC);
CREATE INDEX audit_events_actor_id_idx ON public.audit_events USING btree (actor_id, audit_event_id DESC);
CREATE INDEX audit_events_created_at_idx ON public.audit_events USING btree (created_at);
CREATE INDEX audit_events_names_idx ON public.audit_events USING gin (actor_name gin_trgm_ops, subject_name gin_trgm_ops);
CREATE INDEX audit_events_request_id_idx ON public.audit_events USING btree (request_id);
CREATE INDEX audit_events_subject_id_idx ON public.audit_events USING btree (subject_id, audit_event_id DESC);
CREATE TRIGGER audit_events_stay BEFORE DELETE OR UPDATE ON public.audit_events FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_events_stay_all BEFORE TRUNCATE ON public.audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

create table bank_rates (
  from_date date not null,
  rate_bp integer not null,
  source text not null,
  checked_on date not null,
  revision integer default 1 not null,
  constraint bank_rates_pkey PRIMARY KEY (from_date),
  constraint bank_rates_rate_bp_check CHECK (((rate_bp >= 1) AND (rate_bp <= 5000))),
  constraint bank_rates_source_check CHECK ((source <> ''::text))
);

create table billing_profiles (
  billing_id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  gstin text not null,
  legal_name text not null,
  address text not null,
  pin text not null,
  state_code text not null,
  is_default boolean not null,
  revision integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  constraint billing_profiles_pkey PRIMARY KEY (billing_id),
  constraint billing_profiles_gstin_check CHECK ((gstin ~ '^[0-9A-Z]{15}$'::text)),
  constraint billing_profiles_pin_check CHECK ((pin ~ '^[1-9]\d{5}$'::text)),
  constraint billing_profiles_state_code_check CHECK ((state_code ~ '^\d{2}$'::text)),
  constraint billing_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX billing_profiles_default_idx ON public.billing_profiles USING btree (user_id) WHERE is_default;
CREATE INDEX billing_profiles_gstin_idx ON public.billing_profiles USING btree (gstin);
CREATE INDEX billing_profiles_user_id_idx ON public.billing_profiles USING btree (user_id, created_at);
CREATE TRIGGER billing_profile_revision BEFORE UPDATE OF gstin, legal_name, address, pin ON public.billing_profiles FOR EACH ROW WHEN (((((old.gstin IS DISTINCT FROM new.gstin) OR (old.legal_name IS DISTINCT FROM new.legal_name)) OR (old.address IS DISTINCT FROM new.address)) OR (old.pin IS DISTINCT FROM new.pin))) EXECUTE FUNCTION raise_revision();

create table blocks (
  who uuid not null,
  whom uuid not null,
  created_at timestamp with time zone not null,
  constraint blocks_pkey PRIMARY KEY (who, whom),
  constraint blocks_check CHECK ((who <> whom)),
  constraint blocks_who_fkey FOREIGN KEY (who) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint blocks_whom_fkey FOREIGN KEY (whom) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX blocks_whom_idx ON public.blocks USING btree (whom);

create table blog_posts (
  blog_post_id uuid default gen_random_uuid() not null,
  title text not null,
  category text not null,
  content text not null,
  images jsonb default '[]'::jsonb not null,
  points jsonb default '[]'::jsonb not null,
  meta_description text default ''::text not null,
  is_published boolean default false not null,
  is_demo boolean default false not null,
  published_at timestamp with time zone default now(),
  meta_title text default ''::text not null,
  meta_keywords text default ''::text not null,
  past_images jsonb default '[]'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  revision integer default 1 not null,
  constraint blog_posts_pkey PRIMARY KEY (blog_post_id)
);
CREATE INDEX blog_posts_picture_ids_idx ON public.blog_posts USING gin (picture_ids(jsonb_path_query_array(images, '$[*]."url"'::jsonpath)));
CREATE INDEX blog_posts_published_at_idx ON public.blog_posts USING btree (published_at DESC) WHERE is_published;
CREATE INDEX blog_posts_updated_at_idx ON public.blog_posts USING btree (updated_at DESC, blog_post_id);
CREATE TRIGGER blog_post_revision BEFORE UPDATE OF title, category, content, points, images, meta_title, meta_description, meta_keywords, is_published ON public.blog_posts FOR EACH ROW WHEN ((((((((((old.title IS DISTINCT FROM new.title) OR (old.category IS DISTINCT FROM new.category)) OR (old.content IS DISTINCT FROM new.content)) OR (old.points IS DISTINCT FROM new.points)) OR (old.images IS DISTINCT FROM new.images)) OR (old.meta_title IS DISTINCT FROM new.meta_title)) OR (old.meta_description IS DISTINCT FROM new.meta_description)) OR (old.meta_keywords IS DISTINCT FROM new.meta_keywords)) OR (old.is_published IS DISTINCT FROM new.is_published))) EXECUTE FUNCTION raise_revision();
CREATE TRIGGER post_pictures_changed AFTER UPDATE OF images ON public.blog_posts FOR EACH ROW WHEN ((old.images IS DISTINCT FROM new.images)) EXECUTE FUNCTION check_post_pictures();
CREATE TRIGGER post_pictures_deleted AFTER DELETE ON public.blog_posts FOR EACH ROW EXECUTE FUNCTION check_post_pictures();

create table book_exports (
  book_export_id uuid default gen_random_uuid() not null,
  seller_id uuid not null,
  gstin text not null,
  month text not null,
  kind text not null,
  made_at timestamp with time zone default clock_timestamp() not null,
  sha256 text not null,
  rows integer not null,
  constraint book_exports_pkey PRIMARY KEY (book_export_id),
  constraint book_exports_month_check CHECK ((month ~ '^20\d\d-(0[1-9]|1[0-2])$'::text)),
  constraint book_exports_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint book_exports_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX book_exports_seller_id_month_made_at_idx ON public.book_exports USING btree (seller_id, month, made_at DESC);

create table book_links (
  book_link_id uuid default gen_random_uuid() not null,
  seller_id uuid not null,
  month text not null,
  name text not null,
  key_hash bytea not null,
  ends_on date not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  taken_back_at timestamp with time zone,
  constraint book_links_pkey PRIMARY KEY (book_link_id),
  constraint book_links_key_hash_key UNIQUE (key_hash),
  constraint book_links_month_check CHECK ((month ~ '^20\d\d-(0[1-9]|1[0-2])$'::text)),
  constraint book_links_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  constraint book_links_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX book_links_ends_on_idx ON public.book_links USING btree (ends_on);
CREATE INDEX book_links_seller_id_created_at_idx ON public.book_links USING btree (seller_id, created_at DESC);

create table book_looks (
  book_look_id uuid default gen_random_uuid() not null,
  book_link_id uuid not null,
  looked_at timestamp with time zone default clock_timestamp() not null,
  what text not null,
  user_agent text not null,
  network text not null,
  constraint book_looks_pkey PRIMARY KEY (book_look_id),
  constraint book_looks_book_link_id_fkey FOREIGN KEY (book_link_id) REFERENCES book_links(book_link_id) ON DELETE CASCADE
);
CREATE INDEX book_looks_book_link_id_looked_at_idx ON public.book_looks USING btree (book_link_id, looked_at DESC);

create table bulk_decision_rows (
  decision_id uuid not null,
  product_id uuid not null,
  before jsonb not null,
  after jsonb not null,
  constraint bulk_decision_rows_pkey PRIMARY KEY (decision_id, product_id),
  constraint bulk_decision_rows_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES bulk_decisions(decision_id) ON DELETE CASCADE,
  constraint bulk_decision_rows_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id) ON DELETE CASCADE
);
CREATE INDEX bulk_decision_rows_product_id_idx ON public.bulk_decision_rows USING btree (product_id);

create table bulk_decisions (
  decision_id uuid default gen_random_uuid() not null,
  seller_id uuid not null,
  action text not null,
  details jsonb default '{}'::jsonb not null,
  changed integer default 0 not null,
  request_id text not null,
  created_at timestamp with time zone default now() not null,
  undone_at timestamp with time zone,
  constraint bulk_decisions_pkey PRIMARY KEY (decision_id),
  constraint bulk_decisions_action_check CHECK ((action = ANY (ARRAY['list'::text, 'pause'::text, 'stock'::text, 'price'::text, 'delete'::text]))),
  constraint bulk_decisions_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX bulk_decisions_created_at_idx ON public.bulk_decisions USING btree (created_at);
CREATE INDEX bulk_decisions_seller_id_idx ON public.bulk_decisions USING btree (seller_id, created_at DESC);

create table buyer_figures (
  buyer_id uuid not null,
  computed_at timestamp with time zone,
  orders integer default 0 not null,
  cancelled integer default 0 not null,
  paid_cases integer default 0 not null,
  paid_in_time integer default 0 not null,
  disputes integer default 0 not null,
  disputes_lost integer default 0 not null,
  sellers integer default 0 not null,
  sellers_again integer default 0 not null,
  constraint buyer_figures_pkey PRIMARY KEY (buyer_id),
  constraint buyer_figures_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX buyer_figures_busy_idx ON public.buyer_figures USING btree (computed_at, buyer_id) WHERE (orders > 0);
CREATE INDEX buyer_figures_quiet_idx ON public.buyer_figures USING btree (computed_at NULLS FIRST, buyer_id) WHERE (orders = 0);

create table cart_lines (
  user_id uuid not null,
  product_id uuid not null,
  quantity integer not null,
  added_at timestamp with time zone default now() not null,
  constraint cart_lines_pkey PRIMARY KEY (user_id, product_id),
  constraint cart_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000000))),
  constraint cart_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id) ON DELETE CASCADE,
  constraint cart_lines_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX cart_lines_product_id_idx ON public.cart_lines USING btree (product_id);

create table case_events (
  case_id text not null,
  place integer not null,
  role text not null,
  actor_id uuid,
  event text not null,
  words text not null,
  facts jsonb default '{}'::jsonb not null,
  happened_at timestamp with time zone not null,
  constraint case_events_pkey PRIMARY KEY (case_id, place),
  constraint case_events_event_check CHECK ((event = ANY (ARRAY['opened'::text, 'joined'::text, 'answered'::text, 'accepted'::text, 'escalated'::text, 'withdrawn'::text, 'decided'::text, 'closed'::text, 'file'::text, 'credited'::text, 'sent'::text]))),
  constraint case_events_place_check CHECK ((place > 0)),
  constraint case_events_role_check CHECK ((role = ANY (ARRAY['opener'::text, 'other'::text, 'desk'::text, 'clock'::text]))),
  constraint case_events_words_check CHECK ((char_length(words) <= 1000)),
  constraint case_events_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(case_id) ON DELETE CASCADE
);
CREATE TRIGGER case_events_stay BEFORE DELETE OR UPDATE ON public.case_events FOR EACH ROW EXECUTE FUNCTION keep_case_part();

create table case_files (
  file_id uuid not null,
  case_id text not null,
  role text not null,
  kind text not null,
  created_at timestamp with time zone not null,
  constraint case_files_pkey PRIMARY KEY (file_id),
  constraint case_files_kind_check CHECK ((kind = ANY (ARRAY['picture'::text, 'pdf'::text]))),
  constraint case_files_role_check CHECK ((role = ANY (ARRAY['opener'::text, 'other'::text, 'desk'::text]))),
  constraint case_files_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(case_id) ON DELETE CASCADE
);
CREATE INDEX case_files_case_id_idx ON public.case_files USING btree (case_id, created_at);
CREATE TRIGGER case_files_deleted AFTER DELETE ON public.case_files REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION check_case_files();
CREATE TRIGGER case_files_stay BEFORE DELETE OR UPDATE ON public.case_files FOR EACH ROW EXECUTE FUNCTION keep_case_part();

create table case_lines (
  case_id text not null,
  order_id text not null,
  line_number integer not null,
  quantity integer not null,
  constraint case_lines_pkey PRIMARY KEY (case_id, line_number),
  constraint case_lines_quantity_check CHECK ((quantity > 0)),
  constraint case_lines_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(case_id) ON DELETE CASCADE,
  constraint case_lines_order_id_line_number_fkey FOREIGN KEY (order_id, line_number) REFERENCES order_lines(order_id, line_number) ON DELETE CASCADE
);
CREATE INDEX case_lines_order_id_idx ON public.case_lines USING btree (order_id, line_number);

create table cases (
  case_id text not null,
  kind text not null,
  order_id text,
  product_id uuid,
  about_id uuid,
  opened_by uuid,
  visitor jsonb,
  code_hash bytea,
  subject text not null,
  wish text not null,
  value_paise bigint default 0 not null,
  restocking_paise bigint default 0 not null,
  collection_paise bigint default 0 not null,
  state text not null,
  acknowledge_by timestamp with time zone not null,
  answer_by timestamp with time zone,
  close_by timestamp with time zone not null,
  offer text,
  offer_paise bigint,
  outcome text,
  credit_paise bigint,
  outcome_by timestamp with time zone,
  credit_note_id uuid,
  decided_by uuid,
  chat_readers uuid[] default '{}'::uuid[] not null,
  revision integer default 1 not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  visitor_written_at timestamp with time zone,
  constraint cases_pkey PRIMARY KEY (case_id),
  constraint cases_case_id_check CHECK ((case_id ~ '^VT-[0-9A-HJKMNP-TV-Z]{8}$'::text)),
  constraint cases_check CHECK (((opened_by IS NULL) = (visitor IS NOT NULL))),
  constraint cases_check1 CHECK ((((state = 'open'::text) OR (state = 'answered'::text)) = (answer_by IS NOT NULL))),
  constraint cases_check2 CHECK ((((decided_by IS DISTINCT FROM about_id) AND (decided_by IS DISTINCT FROM opened_by)) OR (decided_by IS NULL))),
  constraint cases_collection_paise_check CHECK ((collection_paise >= 0)),
  constraint cases_credit_paise_check CHECK ((credit_paise > 0)),
  constraint cases_kind_check CHECK ((kind = ANY (ARRAY['damaged'::text, 'short'::text, 'wrong'::text, 'late'::text, 'unwanted'::text, 'refund'::text, 'payment'::text, 'listing'::text, 'supplier'::text, 'person'::text, 'content'::text, 'privacy'::text]))),
  constraint cases_offer_check CHECK ((offer = ANY (ARRAY['credit'::text, 'replacement'::text, 'refund'::text, 'none'::text]))),
  constraint cases_offer_paise_check CHECK ((offer_paise > 0)),
  constraint cases_outcome_check CHECK ((outcome = ANY (ARRAY['credit'::text, 'replacement'::text, 'refund'::text, 'none'::text]))),
  constraint cases_restocking_paise_check CHECK ((restocking_paise >= 0)),
  constraint cases_state_check CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'agreed'::text, 'escalated'::text, 'decided'::text, 'closed'::text]))),
  constraint cases_value_paise_check CHECK ((value_paise >= 0)),
  constraint cases_wish_check CHECK ((wish = ANY (ARRAY['credit'::text, 'replacement'::text, 'refund'::text, 'answer'::text]))),
  constraint cases_about_id_fkey FOREIGN KEY (about_id) REFERENCES users(user_id) ON DELETE SET NULL,
  constraint cases_credit_note_id_fkey FOREIGN KEY (credit_note_id) REFERENCES invoices(invoice_id) ON DELETE SET NULL,
  constraint cases_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint cases_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(order_id) ON DELETE CASCADE,
  constraint cases_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id) ON DELETE SET NULL
);
CREATE INDEX cases_about_id_idx ON public.cases USING btree (about_id, created_at DESC, case_id);
CREATE INDEX cases_answer_by_idx ON public.cases USING btree (answer_by) WHERE (answer_by IS NOT NULL);
CREATE INDEX cases_created_at_idx ON public.cases USING btree (created_at DESC, case_id);
CREATE INDEX cases_credit_note_id_idx ON public.cases USING btree (credit_note_id) WHERE (credit_note_id IS NOT NULL);
CREATE INDEX cases_escalated_idx ON public.cases USING btree (close_by) WHERE (state = 'escalated'::text);
CREATE INDEX cases_opened_by_idx ON public.cases USING btree (opened_by, created_at DESC, case_id);
CREATE INDEX cases_order_id_idx ON public.cases USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX cases_owed_idx ON public.cases USING btree (outcome_by) WHERE (state = ANY (ARRAY['agreed'::text, 'decided'::text]));
CREATE INDEX cases_product_id_idx ON public.cases USING btree (product_id) WHERE (product_id IS NOT NULL);
CREATE INDEX cases_visitor_unwritten_idx ON public.cases USING btree (changed_at) WHERE ((visitor IS NOT NULL) AND (visitor_written_at IS NULL) AND (state = 'closed'::text));
CREATE TRIGGER cases_stay BEFORE DELETE OR UPDATE ON public.cases FOR EACH ROW EXECUTE FUNCTION keep_case();

create table category_sellers (
  seller_id uuid not null,
  category text not null,
  products integer not null,
  constraint category_sellers_pkey PRIMARY KEY (seller_id, category),
  constraint category_sellers_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX category_sellers_category_idx ON public.category_sellers USING btree (category);

create table challan_files (
  shipment_id uuid not null,
  name text not null,
  sha256 text not null,
  constraint challan_files_pkey PRIMARY KEY (shipment_id, name),
  constraint challan_files_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES challans(shipment_id) ON DELETE CASCADE
);

create table challan_series (
  gstin text not null,
  year text not null,
  prefix text not null,
  next_place integer not null,
  last_on date,
  constraint challan_series_pkey PRIMARY KEY (gstin, year, prefix)
);
CREATE TRIGGER challan_series_stay BEFORE DELETE OR UPDATE ON public.challan_series FOR EACH ROW EXECUTE FUNCTION keep_paper_series();

create table challans (
  shipment_id uuid not null,
  gstin text not null,
  year text not null,
  number text not null,
  issued_on date not null,
  facts jsonb not null,
  constraint challans_pkey PRIMARY KEY (shipment_id),
  constraint challans_gstin_year_number_key UNIQUE (gstin, year, number),
  constraint challans_number_check CHECK ((length(number) <= 16)),
  constraint challans_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipments(shipment_id) ON DELETE CASCADE
);
CREATE INDEX challans_number_idx ON public.challans USING btree (number);
CREATE TRIGGER challans_stay BEFORE DELETE OR UPDATE ON public.challans FOR EACH ROW EXECUTE FUNCTION keep_challan();

create table chat_files (
  file_id uuid not null,
  room_id uuid not null,
  kind text not null,
  name text not null,
  bytes integer not null,
  width integer,
  height integer,
  created_at timestamp with time zone default now() not null,
  constraint chat_files_pkey PRIMARY KEY (file_id),
  constraint chat_files_bytes_check CHECK ((bytes > 0)),
  constraint chat_files_check CHECK (((kind = 'picture'::text) = ((width IS NOT NULL) AND (height IS NOT NULL)))),
  constraint chat_files_kind_check CHECK ((kind = ANY (ARRAY['picture'::text, 'pdf'::text]))),
  constraint chat_files_room_id_fkey FOREIGN KEY (room_id) REFERENCES chat_rooms(room_id) ON DELETE CASCADE
);
CREATE INDEX chat_files_room_id_idx ON public.chat_files USING btree (room_id);
CREATE TRIGGER chat_files_deleted AFTER DELETE ON public.chat_files REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION check_chat_files();

create table chat_messages (
  room_id uuid not null,
  seq integer not null,
  message_id uuid default gen_random_uuid() not null,
  sender_id uuid not null,
  body text not null,
  file_id uuid,
  client_id text,
  created_at timestamp with time zone default clock_timestamp() not null,
  deal_id uuid,
  deal_revision integer,
  is_automatic boolean default false not null,
  constraint chat_messages_pkey PRIMARY KEY (room_id, seq),
  constraint chat_messages_room_id_sender_id_client_id_key UNIQUE (room_id, sender_id, client_id),
  constraint chat_messages_body_check CHECK ((char_length(body) <= 4000)),
  constraint chat_messages_check CHECK (((body <> ''::text) OR (file_id IS NOT NULL))),
  constraint chat_messages_seq_check CHECK ((seq > 0)),
  constraint chat_messages_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(deal_id) ON DELETE CASCADE NOT VALID,
  constraint chat_messages_file_id_fkey FOREIGN KEY (file_id) REFERENCES chat_files(file_id) ON DELETE CASCADE,
  constraint chat_messages_room_id_fkey FOREIGN KEY (room_id) REFERENCES chat_rooms(room_id) ON DELETE CASCADE,
  constraint chat_messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX chat_messages_deal_id_idx ON public.chat_messages USING btree (deal_id) WHERE (deal_id IS NOT NULL);
CREATE INDEX chat_messages_file_id_idx ON public.chat_messages USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX chat_messages_sender_id_idx ON public.chat_messages USING btree (sender_id);

create table chat_presence (
  user_id uuid not null,
  seen_at timestamp with time zone default now() not null,
  constraint chat_presence_pkey PRIMARY KEY (user_id),
  constraint chat_presence_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table chat_rooms (
  room_id uuid default gen_random_uuid() not null,
  buyer_id uuid not null,
  seller_id uuid not null,
  product_id uuid,
  last_seq integer default 0 not null,
  last_message text default ''::text not null,
  last_message_at timestamp with time zone default now() not null,
  buyer_read_seq integer default 0 not null,
  seller_read_seq integer default 0 not null,
  buyer_unread integer default 0 not null,
  seller_unread integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  deal_head text,
  deal_head_id uuid,
  reminded_seq integer,
  buyer_shown_seq integer,
  seller_shown_seq integer,
  constraint chat_rooms_pkey PRIMARY KEY (room_id),
  constraint chat_rooms_buyer_id_seller_id_key UNIQUE (buyer_id, seller_id),
  constraint chat_rooms_buyer_unread_check CHECK ((buyer_unread >= 0)),
  constraint chat_rooms_check CHECK ((buyer_id <> seller_id)),
  constraint chat_rooms_check1 CHECK ((((buyer_read_seq >= 0) AND (buyer_read_seq <= last_seq)) AND ((seller_read_seq >= 0) AND (seller_read_seq <= last_seq)))),
  constraint chat_rooms_last_seq_check CHECK ((last_seq >= 0)),
  constraint chat_rooms_seller_unread_check CHECK ((seller_unread >= 0)),
  constraint chat_rooms_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint chat_rooms_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id) ON DELETE SET NULL,
  constraint chat_rooms_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX chat_rooms_buyer_id_idx ON public.chat_rooms USING btree (buyer_id, last_message_at DESC, room_id);
CREATE INDEX chat_rooms_buyer_unread_idx ON public.chat_rooms USING btree (buyer_id) WHERE (buyer_unread > 0);
CREATE INDEX chat_rooms_last_message_at_idx ON public.chat_rooms USING btree (last_message_at);
CREATE INDEX chat_rooms_product_id_idx ON public.chat_rooms USING btree (product_id);
CREATE INDEX chat_rooms_seller_id_idx ON public.chat_rooms USING btree (seller_id, last_message_at DESC, room_id);
CREATE INDEX chat_rooms_seller_unread_idx ON public.chat_rooms USING btree (seller_id) WHERE (seller_unread > 0);

create table consents (
  consent_id bigint generated always as identity not null,
  user_id uuid not null,
  purpose text not null,
  version text,
  is_given boolean not null,
  happened_at timestamp with time zone default clock_timestamp() not null,
  constraint consents_pkey PRIMARY KEY (consent_id),
  constraint consents_check CHECK (((purpose = 'terms'::text) = (version IS NOT NULL))),
  constraint consents_purpose_check CHECK ((purpose = ANY (ARRAY['terms'::text, 'mail'::text, 'push'::text]))),
  constraint consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX consents_user_id_idx ON public.consents USING btree (user_id, consent_id);
CREATE TRIGGER consents_stay BEFORE DELETE OR UPDATE ON public.consents FOR EACH ROW EXECUTE FUNCTION keep_consent();

create table content_revisions (
  content_revision_id bigint generated always as identity not null,
  kind text not null,
  name text not null,
  revision integer not null,
  value jsonb,
  restored integer,
  made_at timestamp with time zone,
  made_by uuid,
  constraint content_revisions_pkey PRIMARY KEY (content_revision_id),
  constraint content_revisions_kind_name_revision_key UNIQUE (kind, name, revision),
  constraint content_revisions_revision_check CHECK ((revision >= 1)),
  constraint content_revisions_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(user_id) ON DELETE SET NULL
);
CREATE INDEX content_revisions_made_by_idx ON public.content_revisions USING btree (made_by);

create table deal_events (
  room_id uuid not null,
  place integer not null,
  deal_id uuid not null,
  revision integer not null,
  event text not null,
  actor_id uuid,
  happened_at timestamp with time zone not null,
  facts jsonb not null,
  hash text not null,
  constraint deal_events_pkey PRIMARY KEY (room_id, place),
  constraint deal_events_check CHECK (((actor_id IS NULL) = (event = 'expired'::text))),
  constraint deal_events_event_check CHECK ((event = ANY (ARRAY['offered'::text, 'countered'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text]))),
  constraint deal_events_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint deal_events_place_check CHECK ((place > 0)),
  constraint deal_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint deal_events_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(deal_id) ON DELETE CASCADE,
  constraint deal_events_room_id_fkey FOREIGN KEY (room_id) REFERENCES chat_rooms(room_id) ON DELETE CASCADE
);
CREATE INDEX deal_events_actor_id_idx ON public.deal_events USING btree (actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX deal_events_deal_id_idx ON public.deal_events USING btree (deal_id, place);
CREATE TRIGGER deal_events_head AFTER INSERT ON public.deal_events FOR EACH ROW EXECUTE FUNCTION note_deal_head();
CREATE TRIGGER deal_events_stay BEFORE DELETE OR UPDATE ON public.deal_events FOR EACH ROW EXECUTE FUNCTION keep_deal_part();

create table deal_lines (
  deal_id uuid not null,
  revision integer not null,
  line_number integer not null,
  product_id uuid,
  product_name text not null,
  product_image text,
  unit text not null,
  quantity integer not null,
  unit_price_paise bigint not null,
  hsn_code text,
  gst_rate_bp integer,
  unit_code text,
  constraint deal_lines_pkey PRIMARY KEY (deal_id, revision, line_number),
  constraint deal_lines_line_number_check CHECK ((line_number > 0)),
  constraint deal_lines_quantity_check CHECK ((quantity > 0)),
  constraint deal_lines_unit_price_paise_check CHECK ((unit_price_paise > 0)),
  constraint deal_lines_deal_id_revision_fkey FOREIGN KEY (deal_id, revision) REFERENCES deal_offers(deal_id, revision) ON DELETE CASCADE,
  constraint deal_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX deal_lines_product_id_idx ON public.deal_lines USING btree (product_id) WHERE (product_id IS NOT NULL);
CREATE TRIGGER deal_lines_stay BEFORE DELETE OR UPDATE ON public.deal_lines FOR EACH ROW EXECUTE FUNCTION keep_deal_part();

create table deal_offers (
  deal_id uuid not null,
  revision integer not null,
  proposed_by text not null,
  freight text not null,
  freight_paise bigint not null,
  advance_bp integer not null,
  rest text not null,
  credit_days integer not null,
  dispatch_days integer not null,
  note text not null,
  valid_until date not null,
  delivery jsonb,
  total_paise bigint not null,
  constraint deal_offers_pkey PRIMARY KEY (deal_id, revision),
  constraint deal_offers_advance_bp_check CHECK (((advance_bp >= 0) AND (advance_bp <= 10000))),
  constraint deal_offers_check CHECK (((freight_paise >= 0) AND ((freight_paise > 0) = (freight = 'paid'::text)))),
  constraint deal_offers_check1 CHECK ((((credit_days >= 0) AND (credit_days <= 90)) AND ((credit_days > 0) = (rest = 'credit'::text)))),
  constraint deal_offers_check2 CHECK (((delivery IS NOT NULL) = (proposed_by = 'buyer'::text))),
  constraint deal_offers_dispatch_days_check CHECK (((dispatch_days >= 1) AND (dispatch_days <= 365))),
  constraint deal_offers_freight_check CHECK ((freight = ANY (ARRAY['paid'::text, 'to_pay'::text, 'included'::text]))),
  constraint deal_offers_note_check CHECK ((char_length(note) <= 300)),
  constraint deal_offers_proposed_by_check CHECK ((proposed_by = ANY (ARRAY['buyer'::text, 'seller'::text]))),
  constraint deal_offers_rest_check CHECK ((rest = ANY (ARRAY['advance'::text, 'on_dispatch'::text, 'on_delivery'::text, 'credit'::text]))),
  constraint deal_offers_revision_check CHECK ((revision > 0)),
  constraint deal_offers_total_paise_check CHECK ((total_paise > 0)),
  constraint deal_offers_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(deal_id) ON DELETE CASCADE
);
CREATE TRIGGER deal_offers_stay BEFORE DELETE OR UPDATE ON public.deal_offers FOR EACH ROW EXECUTE FUNCTION keep_deal_part();

create table deals (
  deal_id uuid default gen_random_uuid() not null,
  room_id uuid not null,
  requirement_id uuid,
  quote_id uuid,
  revision integer not null,
  state text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint deals_pkey PRIMARY KEY (deal_id),
  constraint deals_revision_check CHECK ((revision > 0)),
  constraint deals_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text]))),
  constraint deals_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES quotes(quote_id) ON DELETE SET NULL,
  constraint deals_requirement_id_fkey FOREIGN KEY (requirement_id) REFERENCES requirements(requirement_id) ON DELETE SET NULL,
  constraint deals_room_id_fkey FOREIGN KEY (room_id) REFERENCES chat_rooms(room_id) ON DELETE CASCADE
);
CREATE INDEX deals_expires_at_idx ON public.deals USING btree (expires_at) WHERE (state = 'open'::text);
CREATE INDEX deals_quote_id_idx ON public.deals USING btree (quote_id) WHERE (quote_id IS NOT NULL);
CREATE INDEX deals_requirement_id_idx ON public.deals USING btree (requirement_id) WHERE (requirement_id IS NOT NULL);
CREATE INDEX deals_room_id_idx ON public.deals USING btree (room_id, changed_at DESC);
CREATE TRIGGER deals_stay BEFORE DELETE OR UPDATE ON public.deals FOR EACH ROW EXECUTE FUNCTION keep_deal();

create table door_counts (
  key text not null,
  points integer default 0 not null,
  expire bigint,
  constraint door_counts_pkey PRIMARY KEY (key)
);
CREATE INDEX door_counts_expire ON public.door_counts USING btree (expire);

create table empty_searches (
  day date not null,
  words text not null,
  searches integer not null,
  last_at timestamp with time zone not null,
  constraint empty_searches_pkey PRIMARY KEY (day, words)
);

create table eway_limits (
  state_code text not null,
  limit_paise bigint not null,
  is_district_free boolean default false not null,
  city_limit_paise bigint,
  is_disputed boolean default false not null,
  source text not null,
  checked_on date not null,
  revision integer default 1 not null,
  constraint eway_limits_pkey PRIMARY KEY (state_code),
  constraint eway_limits_city_limit_paise_check CHECK ((city_limit_paise >= 0)),
  constraint eway_limits_limit_paise_check CHECK ((limit_paise >= 0)),
  constraint eway_limits_source_check CHECK ((source <> ''::text))
);

create table file_checks (
  file_check_id bigint generated always as identity not null,
  kind text not null,
  name text not null,
  due_at timestamp with time zone not null,
  constraint file_checks_pkey PRIMARY KEY (file_check_id),
  constraint file_checks_kind_check CHECK ((kind = ANY (ARRAY['pictures'::text, 'chats'::text, 'applications'::text, 'payments'::text, 'shipments'::text, 'cases'::text]))) NOT VALID
);
CREATE INDEX file_checks_due_at_idx ON public.file_checks USING btree (kind, due_at);

create table first_verifications (
  product_id uuid not null,
  verified_at timestamp with time zone default now() not null,
  constraint first_verifications_pkey PRIMARY KEY (product_id),
  constraint first_verifications_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id) ON DELETE CASCADE
);
CREATE INDEX first_verifications_verified_at_idx ON public.first_verifications USING btree (verified_at);

create table goods_list_lines (
  list_id uuid not null,
  product_id uuid not null,
  quantity integer not null,
  added_at timestamp with time zone default now() not null,
  constraint goods_list_lines_pkey PRIMARY KEY (list_id, product_id),
  constraint goods_list_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000000))),
  constraint goods_list_lines_list_id_fkey FOREIGN KEY (list_id) REFERENCES goods_lists(list_id) ON DELETE CASCADE,
  constraint goods_list_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id) ON DELETE CASCADE
);
CREATE INDEX goods_list_lines_product_id_idx ON public.goods_list_lines USING btree (product_id);

create table goods_lists (
  list_id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  name text not null,
  link_key text,
  created_at timestamp with time zone default now() not null,
  changed_at timestamp with time zone default now() not null,
  constraint goods_lists_pkey PRIMARY KEY (list_id),
  constraint goods_lists_link_key_key UNIQUE (link_key),
  constraint goods_lists_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX goods_lists_user_id_idx ON public.goods_lists USING btree (user_id, changed_at DESC);

create table grievance_codes (
  address text not null,
  code_hash bytea not null,
  tries integer default 0 not null,
  requested_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint grievance_codes_pkey PRIMARY KEY (address),
  constraint grievance_codes_address_check CHECK ((char_length(address) <= 254)),
  constraint grievance_codes_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint grievance_codes_tries_check CHECK ((tries >= 0))
);
CREATE INDEX grievance_codes_expires_at_idx ON public.grievance_codes USING btree (expires_at);

create table idempotency_keys (
  user_id uuid not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamp with time zone default now() not null,
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, key),
  constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_created_at_idx ON public.idempotency_keys USING btree (created_at);

create table invoice_files (
  invoice_id uuid not null,
  name text not null,
  sha256 text not null,
  created_at timestamp with time zone default now() not null,
  constraint invoice_files_pkey PRIMARY KEY (invoice_id, name),
  constraint invoice_files_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(invoice_id) ON DELETE CASCADE
);
CREATE TRIGGER invoice_files_stay BEFORE DELETE OR UPDATE ON public.invoice_files FOR EACH ROW EXECUTE FUNCTION keep_invoice_part();

create table invoice_lines (
  invoice_id uuid not null,
  line_number integer not null,
  product_name text not null,
  hsn_code text not null,
  gst_rate_bp integer not null,
  unit_code text not null,
  quantity integer not null,
  unit_price_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  total_paise bigint not null,
  discount_paise bigint default 0 not null,
  constraint invoice_lines_pkey PRIMARY KEY (invoice_id, line_number),
  constraint invoice_lines_check CHECK ((total_paise = (((taxable_paise + cgst_paise) + sgst_paise) + igst_paise))),
  constraint invoice_lines_quantity_check CHECK ((quantity > 0)),
  constraint invoice_lines_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(invoice_id) ON DELETE CASCADE
);
CREATE TRIGGER invoice_lines_credit AFTER INSERT ON public.invoice_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION mark_credited();
CREATE TRIGGER invoice_lines_stay BEFORE DELETE OR UPDATE ON public.invoice_lines FOR EACH ROW EXECUTE FUNCTION keep_invoice_part();
CREATE TRIGGER invoice_lines_together AFTER INSERT ON public.invoice_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_lines_together();

create table invoice_series (
  gstin text not null,
  year text not null,
  kind text not null,
  prefix text not null,
  next_place integer not null,
  last_on date,
  constraint invoice_series_pkey PRIMARY KEY (gstin, year, kind, prefix),
  constraint invoice_series_kind_check CHECK ((kind = ANY (ARRAY['INV'::text, 'BOS'::text, 'CRN'::text, 'DBN'::text]))) NOT VALID
);
CREATE TRIGGER invoice_series_stay BEFORE DELETE OR UPDATE ON public.invoice_series FOR EACH ROW EXECUTE FUNCTION keep_series();

create table invoices (
  invoice_id uuid default gen_random_uuid() not null,
  order_id text,
  seller_id uuid,
  buyer_id uuid not null,
  kind text not null,
  gstin text not null,
  year text not null,
  number text not null,
  issued_on date not null,
  supply_state_code text not null,
  is_inter_state boolean not null,
  is_composition boolean not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  total_paise bigint not null,
  particulars jsonb not null,
  credits uuid,
  reason text,
  needs_irn boolean not null,
  irn text,
  ack_no text,
  ack_date text,
  signed_qr text,
  cancelled_at timestamp with time zone,
  cancel_reason text,
  created_at timestamp with time zone default now() not null,
  credited_at timestamp with time zone,
  debits uuid,
  constraint invoices_pkey PRIMARY KEY (invoice_id),
  constraint invoices_gstin_year_kind_number_key UNIQUE (gstin, year, kind, number),
  constraint invoices_check CHECK ((total_paise = (((taxable_paise + cgst_paise) + sgst_paise) + igst_paise))),
  constraint invoices_check1 CHECK (((kind = 'CRN'::text) = (credits IS NOT NULL))),
  constraint invoices_debits_check CHECK ((((kind = 'DBN'::text) = (debits IS NOT NULL)) AND ((kind <> 'DBN'::text) OR (credited_at IS NOT NULL)))) NOT VALID,
  constraint invoices_kind_check CHECK ((kind = ANY (ARRAY['INV'::text, 'BOS'::text, 'CRN'::text, 'DBN'::text]))) NOT VALID,
  constraint invoices_number_check CHECK ((length(number) <= 16)),
  constraint invoices_of_an_order CHECK (((order_id IS NULL) = (seller_id IS NULL))) NOT VALID,
  constraint invoices_credits_fkey FOREIGN KEY (credits) REFERENCES invoices(invoice_id) ON DELETE CASCADE,
  constraint invoices_debits_fkey FOREIGN KEY (debits) REFERENCES invoices(invoice_id) ON DELETE CASCADE NOT VALID,
  constraint invoices_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(order_id) ON DELETE CASCADE
);
CREATE INDEX invoices_buyer_id_idx ON public.invoices USING btree (buyer_id, issued_on);
CREATE INDEX invoices_credits_idx ON public.invoices USING btree (credits) WHERE (credits IS NOT NULL);
CREATE INDEX invoices_debits_idx ON public.invoices USING btree (debits) WHERE (debits IS NOT NULL);
CREATE INDEX invoices_number_idx ON public.invoices USING btree (number);
CREATE UNIQUE INDEX invoices_order_billed_idx ON public.invoices USING btree (order_id) WHERE ((kind <> 'CRN'::text) AND (cancelled_at IS NULL) AND (credited_at IS NULL));
CREATE INDEX invoices_order_id_idx ON public.invoices USING btree (order_id, created_at);
CREATE INDEX invoices_seller_id_idx ON public.invoices USING btree (seller_id, issued_on) WHERE (seller_id IS NOT NULL);
CREATE TRIGGER invoices_stay BEFORE DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice();

create table khata_accounts (
  seller_id uuid not null,
  buyer_id uuid not null,
  credit_limit_paise bigint,
  credit_days integer not null,
  fee_bp integer not null,
  agreed_on date,
  revision integer default 1 not null,
  constraint khata_accounts_pkey PRIMARY KEY (seller_id, buyer_id),
  constraint khata_accounts_credit_days_check CHECK (((credit_days >= 0) AND (credit_days <= 90))),
  constraint khata_accounts_credit_limit_paise_check CHECK ((credit_limit_paise >= 0)),
  constraint khata_accounts_fee_bp_check CHECK (((fee_bp >= 0) AND (fee_bp <= 10000))),
  constraint khata_accounts_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint khata_accounts_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX khata_accounts_buyer_id_idx ON public.khata_accounts USING btree (buyer_id);

create table khata_entries (
  entry_id uuid not null,
  seller_id uuid not null,
  buyer_id uuid not null,
  kind text not null,
  amount_paise bigint not null,
  on_day date not null,
  method text,
  reference text not null,
  order_id text,
  state text not null,
  kept_paise bigint default 0 not null,
  dispute text,
  created_at timestamp with time zone not null,
  constraint khata_entries_pkey PRIMARY KEY (entry_id),
  constraint khata_entries_amount_paise_check CHECK ((amount_paise > 0)),
  constraint khata_entries_check CHECK (((kept_paise >= 0) AND (kept_paise <= amount_paise))),
  constraint khata_entries_check1 CHECK (((kind = 'opening'::text) = (method IS NULL))),
  constraint khata_entries_check2 CHECK ((((kind = 'opening'::text) AND (state = ANY (ARRAY['noted'::text, 'withdrawn'::text]))) OR ((kind = 'receipt'::text) AND (state <> 'noted'::text)))),
  constraint khata_entries_check3 CHECK (((kept_paise = 0) OR (state = 'cleared'::text))),
  constraint khata_entries_kind_check CHECK ((kind = ANY (ARRAY['opening'::text, 'receipt'::text]))),
  constraint khata_entries_method_check CHECK ((method = ANY (ARRAY['upi'::text, 'imps'::text, 'neft'::text, 'rtgs'::text, 'cash'::text, 'cheque'::text]))),
  constraint khata_entries_state_check CHECK ((state = ANY (ARRAY['noted'::text, 'received'::text, 'deposited'::text, 'cleared'::text, 'bounced'::text, 'withdrawn'::text]))),
  constraint khata_entries_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint khata_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(order_id) ON DELETE CASCADE,
  constraint khata_entries_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX khata_entries_buyer_id_idx ON public.khata_entries USING btree (buyer_id);
CREATE UNIQUE INDEX khata_entries_opening_idx ON public.khata_entries USING btree (seller_id, buyer_id) WHERE ((kind = 'opening'::text) AND (state <> 'withdrawn'::text));
CREATE INDEX khata_entries_order_id_idx ON public.khata_entries USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX khata_entries_seller_id_idx ON public.khata_entries USING btree (seller_id, buyer_id);

create table khata_reminders (
  seller_id uuid not null,
  buyer_id uuid not null,
  on_day date not null,
  open_paise bigint not null,
  overdue_paise bigint not null,
  sent_at timestamp with time zone not null,
  constraint khata_reminders_pkey PRIMARY KEY (seller_id, buyer_id, on_day),
  constraint khata_reminders_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint khata_reminders_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX khata_reminders_buyer_id_idx ON public.khata_reminders USING btree (buyer_id);

create table known_devices (
  user_id uuid not null,
  device_hash bytea not null,
  created_at timestamp with time zone default now() not null,
  seen_at timestamp with time zone default now() not null,
  constraint known_devices_pkey PRIMARY KEY (user_id, device_hash),
  constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX known_devices_device_hash_idx ON public.known_devices USING btree (device_hash);
CREATE INDEX known_devices_seen_at_idx ON public.known_devices USING btree (seen_at);
CREATE TRIGGER device_new AFTER INSERT ON public.known_devices FOR EACH ROW EXECUTE FUNCTION check_device();
CREATE TRIGGER party_of_device AFTER INSERT ON public.known_devices FOR EACH ROW EXECUTE FUNCTION check_party();

create table lead_reminders (
  requirement_id uuid not null,
  seller_id uuid not null,
  reminded_at timestamp with time zone default now() not null,
  constraint lead_reminders_pkey PRIMARY KEY (requirement_id, seller_id),
  constraint lead_reminders_requirement_id_fkey FOREIGN KEY (requirement_id) REFERENCES requirements(requirement_id) ON DELETE CASCADE,
  constraint lead_reminders_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX lead_reminders_seller_id_idx ON public.lead_reminders USING btree (seller_id, reminded_at);

create table ledger_names (
  user_id uuid not null,
  ledger text not null,
  name text not null,
  constraint ledger_names_pkey PRIMARY KEY (user_id, ledger),
  constraint ledger_names_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  constraint ledger_names_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table mail_addresses (
  user_id uuid not null,
  address text not null,
  verified_at timestamp with time zone default now() not null,
  unsubscribed_at timestamp with time zone,
  bounced_at timestamp with time zone,
  token text not null,
  constraint mail_addresses_pkey PRIMARY KEY (user_id),
  constraint mail_addresses_token_key UNIQUE (token),
  constraint mail_addresses_token_check CHECK ((token ~ '^[A-Za-z0-9_-]{43}$'::text)),
  constraint mail_addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE TRIGGER mail_consent_changed AFTER UPDATE OF unsubscribed_at ON public.mail_addresses FOR EACH ROW WHEN (((old.unsubscribed_at IS NULL) IS DISTINCT FROM (new.unsubscribed_at IS NULL))) EXECUTE FUNCTION note_mail_consent();
CREATE TRIGGER mail_consent_given AFTER INSERT ON public.mail_addresses FOR EACH ROW EXECUTE FUNCTION note_mail_consent();

create table mail_codes (
  user_id uuid not null,
  address text not null,
  code_hash bytea not null,
  tries integer default 0 not null,
  requested_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  constraint mail_codes_pkey PRIMARY KEY (user_id),
  constraint mail_codes_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint mail_codes_tries_check CHECK ((tries >= 0)),
  constraint mail_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX mail_codes_expires_at_idx ON public.mail_codes USING btree (expires_at);

create table migrations (
  name text not null,
  ran_at timestamp with time zone default now() not null,
  constraint migrations_pkey PRIMARY KEY (name)
);

create table notification_choices (
  user_id uuid not null,
  topic text not null,
  channel text not null,
  is_on boolean not null,
  constraint notification_choices_pkey PRIMARY KEY (user_id, topic, channel),
  constraint notification_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table notifications (
  notification_id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  order_id text,
  kind text not null,
  message text not null,
  link text,
  is_read boolean default false not null,
  created_at timestamp with time zone default now() not null,
  sentence jsonb,
  constraint notifications_pkey PRIMARY KEY (notification_id),
  constraint notifications_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(order_id) ON DELETE CASCADE,
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX notifications_by_age_idx ON public.notifications USING btree (user_id, created_at DESC, notification_id);
CREATE INDEX notifications_created_at_idx ON public.notifications USING btree (created_at);
CREATE INDEX notifications_order_id_idx ON public.notifications USING btree (order_id);
CREATE INDEX notifications_unread_idx ON public.notifications USING btree (user_id) WHERE (NOT is_read);
CREATE INDEX notifications_unread_link_idx ON public.notifications USING btree (user_id, link) WHERE (NOT is_read);

create table one_time_code_requests (
  one_time_code_request_id bigint generated always as identity not null,
  phone_number text not null,
  address text not null,
  is_sent boolean not null,
  requested_at timestamp with time zone default now() not null,
  constraint one_time_code_requests_pkey PRIMARY KEY (one_time_code_request_id)
);
CREATE INDEX one_time_code_requests_address_idx ON public.one_time_code_requests USING btree (address, requested_at);
CREATE INDEX one_time_code_requests_phone_number_idx ON public.one_time_code_requests USING btree (phone_number, requested_at);
CREATE INDEX one_time_code_requests_requested_at_idx ON public.one_time_code_requests USING btree (requested_at);

create table one_time_codes (
  phone_number text not null,
  code_hash bytea not null,
  tries integer default 0 not null,
  expires_at timestamp with time zone not null,
  constraint one_time_codes_pkey PRIMARY KEY (phone_number),
  constraint one_time_codes_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint one_time_codes_phone_number_check CHECK ((phone_number ~ '^[0-9]{12}$'::text)),
  constraint one_time_codes_tries_check CHECK ((tries >= 0))
);
CREATE INDEX one_time_codes_expires_at_idx ON public.one_time_codes USING btree (expires_at);

create table order_events (
  order_event_id bigint generated always as identity not null,
  order_id text not null,
  actor_id uuid not null,
  actor_role text not null,
  delivery_status text not null,
  reason text,
  created_at timestamp with time zone default now() not null,
  request_id text,
  is_automatic boolean default false not null,
  constraint order_events_pkey PRIMARY KEY (order_event_id),
  constraint order_events_actor_role_check CHECK ((actor_role = ANY (ARRAY['buyer'::text, 'seller'::text, 'admin'::text]))),
  constraint order_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(user_id) ON DELETE RESTRICT,
  constraint order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(order_id) ON DELETE CASCADE
);
CREATE INDEX order_events_actor_id_idx ON public.order_events USING btree (actor_id);
CREATE INDEX order_events_order_id_idx ON public.order_events USING btree (order_id, order_event_id);

create table order_lines (
  order_id text not null,
  line_number integer not null,
  product_id uuid,
  product_name text not null,
  product_image text,
  unit text not null,
  quantity integer not null,
  unit_price_paise bigint not null,
  line_total_paise bigint not null,
  holds_stock boolean not null,
  slab_min integer,
  slab_max integer,
  hsn_code text,
  gst_rate_bp integer,
  unit_code text,
  is_freight boolean default false not null,
  discount_paise bigint default 0 not null,
  constraint order_lines_pkey PRIMARY KEY (order_id, line_number),
  constraint order_lines_quantity_check CHECK ((quantity > 0)),
  constraint order_lines_total CHECK (((line_total_paise = ((unit_price_paise * quantity) - discount_paise)) AND (discount_paise >= 0) AND (line_total_paise > 0))) NOT VALID,
  constraint order_lines_unit_price_paise_check CHECK ((unit_price_paise > 0)),
  constraint order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(order_id) ON DELETE CASCADE,
  constraint order_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id) ON DELETE RESTRICT
);
CREATE INDEX order_lines_picture_id_idx ON public.order_lines USING btree (picture_id(product_image)) WHERE (product_image IS NOT NULL);
CREATE INDEX order_lines_product_id_idx ON public.order_lines USING btree (product_id);
CREATE TRIGGER line_pictures_deleted AFTER DELETE ON public.order_lines REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION check_line_pictures();

create table order_sums (
  seller_id uuid not null,
  until timestamp with time zone not null,
  figures jsonb not null,
  constraint order_sums_pkey PRIMARY KEY (seller_id),
  constraint order_sums_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table orders (
  order_id text not null,
  buyer_id uuid not null,
  seller_id uuid not null,
  delivery_status text default 'Pending'::text not null,
  total_paise bigint not null,
  state text not null,
  city text not null,
  postal_code text not null,
  ship_address text not null,
  order_date timestamp with time zone default now() not null,
  buyer_full_name text not null,
  buyer_company_name text,
  buyer_email text not null,
  buyer_phone_number text not null,
  buyer_gst_number text not null,
  is_buyer_verified boolean not null,
  seller_full_name text not null,
  seller_company_name text,
  seller_email text not null,
  seller_phone_number text not null,
  seller_gst_number text not null,
  is_seller_verified boolean not null,
  po_number text,
  note text,
  bill_gstin text,
  bill_name text,
  bill_address text,
  bill_pin text,
  bill_state_code text,
  ship_state_code text,
  ship_to text,
  supply_state_code text,
  seller_gstin text,
  seller_state_code text,
  seller_scheme text,
  deal_id uuid,
  terms jsonb,
  promised_on date,
  ship_name text,
  release_at timestamp with time zone,
  freight text,
  constraint orders_pkey PRIMARY KEY (order_id),
  constraint orders_delivery_status_check CHECK ((delivery_status = ANY (ARRAY['Pending'::text, 'Confirmed'::text, 'Shipped'::text, 'Delivered'::text, 'Cancelled'::text]))),
  constraint orders_freight_check CHECK ((freight = ANY (ARRAY['paid'::text, 'to_pay'::text, 'included'::text]))) NOT VALID,
  constraint orders_order_id_check CHECK ((order_id ~ '^VJ-[0-9A-Z]{8}$'::text)),
  constraint orders_total_paise_check CHECK ((total_paise >= 0)),
  constraint orders_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(user_id) ON DELETE RESTRICT,
  constraint orders_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(deal_id) ON DELETE SET NULL NOT VALID,
  constraint orders_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE RESTRICT
);
CREATE UNIQUE INDEX orders_deal_id_idx ON public.orders USING btree (deal_id) WHERE (deal_id IS NOT NULL);
CREATE INDEX orders_of_buyer_idx ON public.orders USING btree (buyer_id, order_date DESC, order_id) INCLUDE (delivery_status, total_paise);
CREATE INDEX orders_open_idx ON public.orders USING btree (buyer_id) INCLUDE (total_paise) WHERE (delivery_status = ANY (ARRAY['Pending'::text, 'Confirmed'::text, 'Shipped'::text]));
CREATE INDEX orders_release_at_idx ON public.orders USING btree (release_at) WHERE (release_at IS NOT NULL);
CREATE INDEX orders_seller_id_idx ON public.orders USING btree (seller_id, order_date DESC, order_id) INCLUDE (delivery_status, total_paise, buyer_id);
CREATE TRIGGER order_of_buyer AFTER INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION note_buyer();
CREATE TRIGGER orders_between AFTER INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION check_orders();
CREATE TRIGGER orders_keep_people BEFORE INSERT ON public.orders FOR EACH ROW WHEN ((new.buyer_full_name IS NULL)) EXECUTE FUNCTION keep_people_of_order();
CREATE TRIGGER orders_sample AFTER UPDATE OF delivery_status ON public.orders FOR EACH ROW WHEN (((old.delivery_status = 'Cancelled'::text) <> (new.delivery_status = 'Cancelled'::text))) EXECUTE FUNCTION follow_sample_order();
CREATE TRIGGER past_order_added AFTER INSERT ON public.orders FOR EACH ROW WHEN ((new.order_date < (now() - '29 days'::interval))) EXECUTE FUNCTION forget_order_sum();
CREATE TRIGGER past_order_changed AFTER UPDATE OF delivery_status, total_paise, seller_id, order_date ON public.orders FOR EACH ROW WHEN (((old.order_date < (now() - '29 days'::interval)) OR (new.order_date < (now() - '29 days'::interval)))) EXECUTE FUNCTION forget_order_sum();
CREATE TRIGGER past_order_deleted AFTER DELETE ON public.orders FOR EACH ROW WHEN ((old.order_date < (now() - '29 days'::interval))) EXECUTE FUNCTION forget_order_sum();

create table outbox (
  outbox_id bigint generated always as identity not null,
  user_id uuid not null,
  notification_id uuid not null,
  channel text not null,
  subscription_id uuid,
  kind text not null,
  order_id text,
  message text not null,
  link text,
  lines jsonb,
  dedupe_key text not null,
  state text not null,
  attempts integer default 0 not null,
  next_at timestamp with time zone not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  sent_at timestamp with time zone,
  fault text,
  constraint outbox_pkey PRIMARY KEY (outbox_id),
  constraint outbox_dedupe_key_key UNIQUE (dedupe_key),
  constraint outbox_channel_check CHECK ((channel = ANY (ARRAY['push'::text, 'mail'::text, 'sms'::text, 'whatsapp'::text]))),
  constraint outbox_check CHECK (((state = 'sent'::text) = (sent_at IS NOT NULL))),
  constraint outbox_check1 CHECK (((channel = 'push'::text) = (subscription_id IS NOT NULL))),
  constraint outbox_state_check CHECK ((state = ANY (ARRAY['gathering'::text, 'waiting'::text, 'sent'::text, 'dropped'::text, 'fault'::text]))),
  constraint outbox_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(subscription_id) ON DELETE CASCADE,
  constraint outbox_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX outbox_created_at_idx ON public.outbox USING btree (created_at) WHERE (state = ANY (ARRAY['sent'::text, 'dropped'::text, 'fault'::text]));
CREATE INDEX outbox_due_idx ON public.outbox USING btree (channel, next_at) WHERE (state = 'waiting'::text);
CREATE INDEX outbox_faults_idx ON public.outbox USING btree (created_at DESC, outbox_id) WHERE (state = 'fault'::text);
CREATE INDEX outbox_gathering_idx ON public.outbox USING btree (user_id, channel) WHERE (state = 'gathering'::text);
CREATE INDEX outbox_subscription_id_idx ON public.outbox USING btree (subscription_id) WHERE (subscription_id IS NOT NULL);
CREATE INDEX outbox_user_id_idx ON public.outbox USING btree (user_id, channel, created_at);

create table party_checks (
  party_check_id bigint generated always as identity not null,
  user_id uuid not null,
  asked_at timestamp with time zone default now() not null,
  constraint party_checks_pkey PRIMARY KEY (party_check_id)
);

create table payments (
  payment_id uuid not null,
  order_id text not null,
  seller_id uuid not null,
  buyer_id uuid not null,
  kind text not null,
  amount_paise bigint not null,
  method text not null,
  reference text not null,
  paid_on date not null,
  state text not null,
  claimed_by text not null,
  reason text,
  proof text,
  created_at timestamp with time zone default clock_timestamp() not null,
  decided_at timestamp with time zone,
  constraint payments_pkey PRIMARY KEY (payment_id),
  constraint payments_amount_paise_check CHECK ((amount_paise > 0)),
  constraint payments_check CHECK (((state = 'claimed'::text) = (decided_at IS NULL))),
  constraint payments_check1 CHECK (((state = 'rejected'::text) = (reason IS NOT NULL))),
  constraint payments_claimed_by_check CHECK ((claimed_by = ANY (ARRAY['buyer'::text, 'seller'::text]))),
  constraint payments_kind_check CHECK ((kind = ANY (ARRAY['advance'::text, 'balance'::text, 'refund'::text]))),
  constraint payments_method_check CHECK ((method = ANY (ARRAY['upi'::text, 'imps'::text, 'neft'::text, 'rtgs'::text, 'cash'::text, 'cheque'::text]))),
  constraint payments_proof_check CHECK ((proof = ANY (ARRAY['picture'::text, 'pdf'::text]))),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['claimed'::text, 'confirmed'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(order_id) ON DELETE CASCADE
);
CREATE INDEX payments_buyer_id_idx ON public.payments USING btree (buyer_id, paid_on, payment_id);
CREATE INDEX payments_confirmed_idx ON public.payments USING btree (paid_on, payment_id) WHERE (state = 'confirmed'::text);
CREATE INDEX payments_of_month_idx ON public.payments USING btree (seller_id, paid_on, payment_id) WHERE (state = 'confirmed'::text);
CREATE INDEX payments_order_id_idx ON public.payments USING btree (order_id, created_at);
CREATE INDEX payments_reference_idx ON public.payments USING btree (reference) WHERE (reference <> ''::text);
CREATE INDEX payments_seller_id_idx ON public.payments USING btree (seller_id, created_at DESC, payment_id);
CREATE INDEX payments_waiting_idx ON public.payments USING btree (seller_id) WHERE ((state = 'claimed'::text) AND (claimed_by = 'buyer'::text));
CREATE TRIGGER payments_deleted AFTER DELETE ON public.payments REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION check_proofs();
CREATE TRIGGER payments_stay BEFORE DELETE OR UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION keep_payment();

create table pictures (
  picture_id text not null,
  width integer not null,
  height integer not null,
  created_at timestamp with time zone default now() not null,
  state text default 'whole'::text not null,
  held_until timestamp with time zone default '-infinity'::timestamp with time zone not null,
  constraint pictures_pkey PRIMARY KEY (picture_id),
  constraint pictures_height_check CHECK ((height > 0)),
  constraint pictures_state_check CHECK ((state = ANY (ARRAY['arriving'::text, 'whole'::text, 'small'::text]))),
  constraint pictures_width_check CHECK ((width > 0))
);

create table plan_documents (
  plan_request_id uuid not null,
  kind text not null,
  invoice_id uuid not null,
  constraint plan_documents_pkey PRIMARY KEY (plan_request_id, kind),
  constraint plan_documents_invoice_id_key UNIQUE (invoice_id),
  constraint plan_documents_kind_check CHECK ((kind = ANY (ARRAY['INV'::text, 'CRN'::text]))),
  constraint plan_documents_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(invoice_id) ON DELETE CASCADE,
  constraint plan_documents_plan_request_id_fkey FOREIGN KEY (plan_request_id) REFERENCES plan_requests(plan_request_id) ON DELETE CASCADE
);

create table plan_requests (
  plan_request_id uuid default gen_random_uuid() not null,
  seller_id uuid not null,
  price_paise bigint not null,
  status text default 'requested'::text not null,
  active_from timestamp with time zone,
  active_until timestamp with time zone,
  activated_by uuid,
  created_at timestamp with time zone default now() not null,
  paid_by text,
  paid_reference text,
  paid_on date,
  closed_as text,
  close_reason text,
  closed_at timestamp with time zone,
  constraint plan_requests_pkey PRIMARY KEY (plan_request_id),
  constraint plan_requests_check CHECK (((status = 'active'::text) = (active_from IS NOT NULL))),
  constraint plan_requests_check1 CHECK ((active_until > active_from)),
  constraint plan_requests_check2 CHECK (((active_from IS NULL) = (active_until IS NULL))),
  constraint plan_requests_closed CHECK (((closed_as ~ '^(declined|taken_back)$'::text) AND ((closed_as IS NULL) = (closed_at IS NULL)) AND ((closed_as IS NULL) = (close_reason IS NULL)))) NOT VALID,
  constraint plan_requests_paid_by CHECK ((paid_by ~ '^(upi|bank|card|cheque|cash)$'::text)) NOT VALID,
  constraint plan_requests_price_paise_check CHECK ((price_paise > 0)),
  constraint plan_requests_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'active'::text]))),
  constraint plan_requests_activated_by_fkey FOREIGN KEY (activated_by) REFERENCES users(user_id) ON DELETE SET NULL,
  constraint plan_requests_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX plan_requests_activated_by_idx ON public.plan_requests USING btree (activated_by);
CREATE INDEX plan_requests_created_at_idx ON public.plan_requests USING btree (status, created_at, plan_request_id);
CREATE UNIQUE INDEX plan_requests_open_idx ON public.plan_requests USING btree (seller_id) WHERE (status = 'requested'::text);
CREATE INDEX plan_requests_seller_id_idx ON public.plan_requests USING btree (seller_id, created_at DESC);

create table policy_files (
  letter_hash text not null,
  pdf bytea not null,
  made_at timestamp with time zone default now() not null,
  constraint policy_files_pkey PRIMARY KEY (letter_hash)
);

create table policy_notices (
  policy text not null,
  revision integer not null,
  in_force text not null,
  changed_at timestamp with time zone not null,
  reached uuid,
  done_at timestamp with time zone,
  constraint policy_notices_pkey PRIMARY KEY (policy, revision)
);
CREATE INDEX policy_notices_open_idx ON public.policy_notices USING btree (changed_at) WHERE (done_at IS NULL);

create table price_correction_lines (
  correction_id uuid not null,
  line_number integer not null,
  quantity integer not null,
  price_before_paise bigint not null,
  price_after_paise bigint not null,
  constraint price_correction_lines_pkey PRIMARY KEY (correction_id, line_number),
  constraint price_correction_lines_check CHECK ((price_after_paise > price_before_paise)),
  constraint price_correction_lines_quantity_check CHECK ((quantity > 0)),
  constraint price_correction_lines_correction_id_fkey FOREIGN KEY (correction_id) REFERENCES price_corrections(correction_id) ON DELETE CASCADE
);

create table price_corrections (
  correction_id uuid default gen_random_uuid() not null,
  order_id text not null,
  bill_id uuid not null,
  reason text not null,
  total_paise bigint not null,
  state text default 'open'::text not null,
  debit_note_id uuid,
  created_at timestamp with time zone default now() not null,
  decided_at timestamp with time zone,
  constraint price_corrections_pkey PRIMARY KEY (correction_id),
  constraint price_corrections_check CHECK ((((state = 'agreed'::text) = (debit_note_id IS NOT NULL)) AND ((state = 'open'::text) = (decided_at IS NULL)))),
  constraint price_corrections_state_check CHECK ((state = ANY (ARRAY['open'::text, 'agreed'::text, 'declined'::text, 'withdrawn'::text]))),
  constraint price_corrections_total_paise_check CHECK ((total_paise > 0)),
  constraint price_corrections_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES invoices(invoice_id) ON DELETE CASCADE,
  constraint price_corrections_debit_note_id_fkey FOREIGN KEY (debit_note_id) REFERENCES invoices(invoice_id) ON DELETE CASCADE,
  constraint price_corrections_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(order_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX price_corrections_open_idx ON public.price_corrections USING btree (order_id) WHERE (state = 'open'::text);
CREATE INDEX price_corrections_order_id_idx ON public.price_corrections USING btree (order_id, created_at);

create table price_moves (
  price_move_id bigint generated always as identity not null,
  product_id uuid not null,
  from_paise bigint not null,
  moved_at timestamp with time zone default now() not null,
  constraint price_moves_pkey PRIMARY KEY (price_move_id),
  constraint price_moves_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id) ON DELETE CASCADE
);
CREATE INDEX price_moves_moved_at_idx ON public.price_moves USING btree (moved_at);
CREATE INDEX price_moves_product_id_idx ON public.price_moves USING btree (product_id, moved_at);

create table product_import_images (
  import_id uuid not null,
  row_number integer not null,
  "position" integer not null,
  ref text not null,
  is_address boolean not null,
  url text,
  constraint product_import_images_pkey PRIMARY KEY (import_id, row_number, "position"),
  constraint product_import_images_import_id_fkey FOREIGN KEY (import_id) REFERENCES product_imports(import_id) ON DELETE CASCADE
);
CREATE INDEX product_import_images_missing_idx ON public.product_import_images USING btree (import_id, row_number) WHERE (url IS NULL);
CREATE INDEX product_import_images_picture_id_idx ON public.product_import_images USING btree (picture_id(url)) WHERE (url IS NOT NULL);
CREATE INDEX product_import_images_ref_idx ON public.product_import_images USING btree (import_id, ref);
CREATE TRIGGER import_images_deleted AFTER DELETE ON public.product_import_images REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION check_import_pictures();

create table product_import_pictures (
  import_id uuid not null,
  name text not null,
  url text not null,
  constraint product_import_pictures_pkey PRIMARY KEY (import_id, name),
  constraint product_import_pictures_import_id_fkey FOREIGN KEY (import_id) REFERENCES product_imports(import_id) ON DELETE CASCADE
);
CREATE INDEX product_import_pictures_picture_id_idx ON public.product_import_pictures USING btree (picture_id(url));
CREATE TRIGGER import_pictures_changed AFTER UPDATE ON public.product_import_pictures REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION check_import_pictures();
CREATE TRIGGER import_pictures_deleted AFTER DELETE ON public.product_import_pictures REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION check_import_pictures();

create table product_import_rows (
  import_id uuid not null,
  row_number integer not null,
  product_name text not null,
  product jsonb,
  problems jsonb default '[]'::jsonb not null,
  is_chosen boolean default false not null,
  cells jsonb,
  product_id uuid,
  seen jsonb,
  changes jsonb default '[]'::jsonb not null,
  asks_again boolean default false not null,
  sources jsonb default '[]'::jsonb not null,
  listed jsonb,
  candidates jsonb default '[]'::jsonb not null,
  constraint product_import_rows_pkey PRIMARY KEY (import_id, row_number),
  constraint product_import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES product_imports(import_id) ON DELETE CASCADE
);
CREATE INDEX product_import_rows_changing_idx ON public.product_import_rows USING btree (import_id) WHERE ((changes <> '[]'::jsonb) AND (problems = '[]'::jsonb));
CREATE INDEX product_import_rows_wrong_idx ON public.product_import_rows USING btree (import_id, row_number) WHERE (problems <> '[]'::jsonb);

create table product_imports (
  import_id uuid default gen_random_uuid() not null,
  seller_id uuid not null,
  file_name text not null,
  status text default 'checking'::text not null,
  csv text,
  problem text,
  rows_total integer default 0 not null,
  rows_done integer default 0 not null,
  rows_chosen integer default 0 not null,
  rows_known integer default 0 not null,
  claim uuid,
  claimed_until timestamp with time zone,
  attempts integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  run uuid default gen_random_uuid() not null,
  columns jsonb default '[]'::jsonb not null,
  delimiter text default ','::text not null,
  rows_repeated integer default 0 not null,
  repeated_names jsonb default '[]'::jsonb not null,
  sentence jsonb,
  mode text default 'add'::text not null,
  source text default 'file'::text not null,
  category_type text,
  workbook bytea,
  constraint product_imports_pkey PRIMARY KEY (import_id),
  constraint product_imports_mode_check CHECK ((mode = ANY (ARRAY['add'::text, 'update'::text]))),
  constraint product_imports_source_check CHECK ((source = ANY (ARRAY['file'::text, 'paste'::text]))),
  constraint product_imports_status_check CHECK ((status = ANY (ARRAY['checking'::text, 'checked'::text, 'applying'::text, 'applied'::text, 'refused'::text, 'cancelled'::text]))),
  constraint product_imports_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX product_imports_open_idx ON public.product_imports USING btree (seller_id) WHERE (status = ANY (ARRAY['checking'::text, 'checked'::text, 'applying'::text]));
CREATE INDEX product_imports_seller_id_idx ON public.product_imports USING btree (seller_id, created_at DESC);
CREATE INDEX product_imports_updated_at_idx ON public.product_imports USING btree (updated_at) WHERE (status <> ALL (ARRAY['checking'::text, 'applying'::text]));
CREATE INDEX product_imports_waiting_idx ON public.product_imports USING btree (updated_at) WHERE (status = ANY (ARRAY['checking'::text, 'applying'::text]));

create table products (
  product_id uuid default gen_random_uuid() not null,
  seller_id uuid not null,
  kind text default 'standard'::text not null,
  product_name text not null,
  description text not null,
  unit text not null,
  category text not null,
  category_type text not null,
  tiers jsonb not null,
  specs jsonb default '[]'::jsonb not null,
  images jsonb default '[]'::jsonb not null,
  stock integer,
  verification text default 'pending'::text not null,
  is_top_product boolean default false not null,
  expires_at timestamp with time zone,
  rating_sum integer default 0 not null,
  review_count integer default 0 not null,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  market_rank smallint generated always as ((
CASE
    WHEN is_top_product THEN 2
    ELSE 0
END +
CASE
    WHEN (verification = 'verified'::text) THEN 1
    ELSE 0
END)) stored not null,
  card_price_paise bigint generated always as ((((tiers -> '-1'::integer) ->> 'unit_price_paise'::text))::bigint) stored not null,
  min_order integer generated always as ((((tiers -> 0) ->> 'min'::text))::integer) stored not null,
  rating_hundredths integer generated always as (
CASE
    WHEN (review_count > 0) THEN ((rating_sum * 100) / review_count)
    ELSE 0
END) stored not null,
  search tsvector default ''::tsvector not null,
  top_until timestamp with time zone,
  rejection_reason text,
  past_images jsonb default '[]'::jsonb not null,
  filters text[] not null,
  verification_asked_at timestamp with time zone,
  shop_version integer default 0 not null,
  revision integer default 1 not null,
  most_per_buyer integer,
  import_run uuid,
  import_row integer,
  hsn_code text,
  gst_rate_bp integer,
  unit_code text,
  seller_item_code text,
  off_market text,
  answer_class smallint default 0 not null,
  sample_price_paise bigint,
  country_of_origin text,
  importer text,
  constraint products_pkey PRIMARY KEY (product_id),
  constraint products_arriving_hidden CHECK (((import_run IS NULL) OR ((import_row IS NOT NULL) AND (deleted_at IS NOT NULL)))),
  constraint products_check CHECK (((kind = 'live'::text) = (expires_at IS NOT NULL))),
  constraint products_country_of_origin_check CHECK (((char_length(country_of_origin) >= 1) AND (char_length(country_of_origin) <= 60))),
  constraint products_description_check CHECK ((char_length(description) <= 500)),
  constraint products_gst_rate_bp_check CHECK (((gst_rate_bp >= 0) AND (gst_rate_bp <= 10000))),
  constraint products_hsn_code_check CHECK ((hsn_code ~ '^\d{4}(\d{2}){0,2}$'::text)),
  constraint products_importer_check CHECK (((char_length(importer) >= 1) AND (char_length(importer) <= 200))),
  constraint products_kind_check CHECK ((kind = ANY (ARRAY['standard'::text, 'live'::text]))),
  constraint products_most_per_buyer_check CHECK (((most_per_buyer >= 1) AND (most_per_buyer <= 1000000))),
  constraint products_off_market_check CHECK ((off_market = ANY (ARRAY['paused'::text, 'draft'::text, 'binned'::text]))),
  constraint products_off_market_hidden CHECK (((off_market IS NULL) OR (deleted_at IS NOT NULL))) NOT VALID,
  constraint products_product_name_check CHECK (((char_length(product_name) >= 1) AND (char_length(product_name) <= 100))),
  constraint products_rating_sum_check CHECK ((rating_sum >= 0)),
  constraint products_review_count_check CHECK ((review_count >= 0)),
  constraint products_sample_price_check CHECK (((sample_price_paise >= 100) AND (sample_price_paise <= 1000000000))),
  constraint products_seller_item_code_check CHECK (((char_length(seller_item_code) >= 1) AND (char_length(seller_item_code) <= 40))),
  constraint products_stock_check CHECK ((stock >= 0)),
  constraint products_tiers_check CHECK ((jsonb_array_length(tiers) > 0)),
  constraint products_unit_code_check CHECK ((unit_code ~ '^[A-Z]{3}$'::text)),
  constraint products_verification_check CHECK ((verification = ANY (ARRAY['pending'::text, 'verified'::text, 'rejected'::text]))),
  constraint products_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE RESTRICT
) with (fillfactor=80);
CREATE INDEX products_answers_idx ON public.products USING btree (answer_class DESC, created_at DESC, product_id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX products_any_item_code_idx ON public.products USING btree (item_code_key(seller_item_code)) WHERE ((seller_item_code IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX products_arriving_idx ON public.products USING btree (import_run, import_row) WHERE (import_run IS NOT NULL);
CREATE INDEX products_browse_idx ON public.products USING btree (market_rank DESC, created_at DESC, product_id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX products_category_answers_idx ON public.products USING btree (category, answer_class DESC, created_at DESC, product_id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX products_category_idx ON public.products USING btree (category, market_rank DESC, created_at DESC, product_id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX products_category_newest_idx ON public.products USING btree (category, created_at DESC, product_id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX products_category_price_idx ON public.products USING btree (category, card_price_paise, created_at, product_id) WHERE (deleted_at IS NULL);
CREATE INDEX products_category_rating_idx ON public.products USING btree (category, rating_hundredths DESC, created_at DESC, product_id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX products_expires_at_idx ON public.products USING btree (expires_at, product_id) WHERE ((deleted_at IS NULL) AND (kind = 'live'::text));
CREATE UNIQUE INDEX products_item_code_idx ON public.products USING btree (seller_id, item_code_key(seller_item_code)) WHERE ((seller_item_code IS NOT NULL) AND ((deleted_at IS NULL) OR (off_market = ANY (ARRAY['paused'::text, 'draft'::text]))));
CREATE INDEX products_name_key_idx ON public.products USING btree (seller_id, name_key(product_name)) WHERE (deleted_at IS NULL);
CREATE INDEX products_newest_idx ON public.products USING btree (created_at DESC, product_id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX products_off_market_pictures_idx ON public.products USING gin (picture_ids(images)) WHERE (off_market IS NOT NULL);
CREATE INDEX products_origin_idx ON public.products USING btree (COALESCE(country_of_origin, '~'::text) COLLATE "C", created_at, product_id) WHERE (deleted_at IS NULL);
CREATE INDEX products_picture_ids_idx ON public.products USING gin (picture_ids(images)) WITH (gin_pending_list_limit='256') WHERE (deleted_at IS NULL);
CREATE INDEX products_price_idx ON public.products USING btree (card_price_paise, created_at, product_id) WHERE (deleted_at IS NULL);
CREATE INDEX products_rating_idx ON public.products USING btree (rating_hundredths DESC, created_at DESC, product_id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX products_search_idx ON public.products USING gin (filters, search) WITH (gin_pending_list_limit='256') WHERE (deleted_at IS NULL);
CREATE INDEX products_seller_id_idx ON public.products USING btree (seller_id, created_at DESC);
CREATE INDEX products_top_idx ON public.products USING btree (created_at, product_id) WHERE (is_top_product AND (deleted_at IS NULL));
CREATE INDEX products_top_until_idx ON public.products USING btree (top_until) WHERE (is_top_product AND (top_until IS NOT NULL));
CREATE INDEX products_verification_idx ON public.products USING btree (verification, created_at, product_id) WHERE (deleted_at IS NULL);
CREATE INDEX products_waiting_idx ON public.products USING btree (COALESCE(verification_asked_at, created_at), product_id) WHERE ((verification = 'pending'::text) AND (deleted_at IS NULL));
CREATE INDEX products_wordless_idx ON public.products USING btree (product_id) WHERE (search = ''::tsvector);
CREATE TRIGGER listing_changed AFTER UPDATE OF product_name, unit, images, deleted_at ON public.products FOR EACH ROW WHEN (((new.deleted_at IS NULL) AND ((((old.deleted_at IS DISTINCT FROM new.deleted_at) OR (old.product_name IS DISTINCT FROM new.product_name)) OR (old.unit IS DISTINCT FROM new.unit)) OR (old.images IS DISTINCT FROM new.images)))) EXECUTE FUNCTION check_listing();
CREATE TRIGGER listing_new AFTER INSERT ON public.products FOR EACH ROW WHEN ((new.deleted_at IS NULL)) EXECUTE FUNCTION check_listing();
CREATE TRIGGER price_moved AFTER UPDATE OF tiers ON public.products FOR EACH ROW WHEN (((new.deleted_at IS NULL) AND (old.card_price_paise IS DISTINCT FROM new.card_price_paise))) EXECUTE FUNCTION note_price_move();
CREATE TRIGGER product_answers BEFORE INSERT OR UPDATE OF shop_version ON public.products FOR EACH ROW EXECUTE FUNCTION set_answer_class();
CREATE TRIGGER product_as_of_shop BEFORE INSERT ON public.products FOR EACH ROW EXECUTE FUNCTION set_shop_version();
CREATE TRIGGER product_counted AFTER UPDATE OF category, verification, deleted_at, import_run ON public.products FOR EACH ROW WHEN ((((((old.deleted_at IS NULL) OR (old.import_run IS NOT NULL)) AND (old.verification <> 'rejected'::text)) IS DISTINCT FROM (((new.deleted_at IS NULL) OR (new.import_run IS NOT NULL)) AND (new.verification <> 'rejected'::text))) OR (old.category IS DISTINCT FROM new.category))) EXECUTE FUNCTION count_changed_product();
CREATE TRIGGER product_filters BEFORE INSERT OR UPDATE OF seller_id, category, kind, verification, tiers, rating_sum, review_count, country_of_origin, filters ON public.products FOR EACH ROW EXECUTE FUNCTION set_product_filters();
CREATE TRIGGER product_pictures_changed AFTER UPDATE OF images, deleted_at ON public.products FOR EACH ROW WHEN (((old.images IS DISTINCT FROM new.images) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION check_product_pictures();
CREATE TRIGGER product_pictures_deleted AFTER DELETE ON public.products FOR EACH ROW EXECUTE FUNCTION check_product_pictures();
CREATE TRIGGER product_revision BEFORE UPDATE OF product_name, description, unit, tiers, specs, category_type, category, images, most_per_buyer, hsn_code, gst_rate_bp, unit_code, seller_item_code, sample_price_paise, country_of_origin, importer ON public.products FOR EACH ROW WHEN (((((((((((((((((old.product_name IS DISTINCT FROM new.product_name) OR (old.description IS DISTINCT FROM new.description)) OR (old.unit IS DISTINCT FROM new.unit)) OR (old.tiers IS DISTINCT FROM new.tiers)) OR (old.specs IS DISTINCT FROM new.specs)) OR (old.category_type IS DISTINCT FROM new.category_type)) OR (old.category IS DISTINCT FROM new.category)) OR (old.images IS DISTINCT FROM new.images)) OR (old.most_per_buyer IS DISTINCT FROM new.most_per_buyer)) OR (old.hsn_code IS DISTINCT FROM new.hsn_code)) OR (old.gst_rate_bp IS DISTINCT FROM new.gst_rate_bp)) OR (old.unit_code IS DISTINCT FROM new.unit_code)) OR (old.seller_item_code IS DISTINCT FROM new.seller_item_code)) OR (old.sample_price_paise IS DISTINCT FROM new.sample_price_paise)) OR (old.country_of_origin IS DISTINCT FROM new.country_of_origin)) OR (old.importer IS DISTINCT FROM new.importer))) EXECUTE FUNCTION raise_revision();
CREATE TRIGGER products_added AFTER INSERT ON public.products REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_products();
CREATE TRIGGER products_first_verification AFTER UPDATE OF verification ON public.products FOR EACH ROW WHEN (((new.verification = 'verified'::text) AND (old.verification <> 'verified'::text))) EXECUTE FUNCTION note_first_verification();
CREATE TRIGGER products_gone AFTER DELETE ON public.products REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_gone_products();

create table profile_changes (
  profile_change_id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  field text not null,
  former text not null,
  wanted text not null,
  status text default 'pending'::text not null,
  reason text,
  decided_by uuid,
  decided_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint profile_changes_pkey PRIMARY KEY (profile_change_id),
  constraint profile_changes_check CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
  constraint profile_changes_check1 CHECK (((status <> 'declined'::text) OR (reason IS NOT NULL))),
  constraint profile_changes_check2 CHECK ((decided_by <> user_id)),
  constraint profile_changes_field_check CHECK ((field = ANY (ARRAY['company_name'::text, 'gst_number'::text]))),
  constraint profile_changes_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text]))),
  constraint profile_changes_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(user_id) ON DELETE SET NULL,
  constraint profile_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX profile_changes_decided_by_idx ON public.profile_changes USING btree (decided_by);
CREATE UNIQUE INDEX profile_changes_pending_idx ON public.profile_changes USING btree (user_id, field) WHERE (status = 'pending'::text);
CREATE INDEX profile_changes_status_idx ON public.profile_changes USING btree (status, created_at, profile_change_id);
CREATE INDEX profile_changes_user_id_idx ON public.profile_changes USING btree (user_id);

create table push_people (
  user_id uuid not null,
  process_id uuid not null,
  constraint push_people_pkey PRIMARY KEY (user_id, process_id),
  constraint push_people_process_id_fkey FOREIGN KEY (process_id) REFERENCES push_processes(process_id) ON DELETE CASCADE
);
CREATE INDEX push_people_process ON public.push_people USING btree (process_id);

create table push_processes (
  process_id uuid not null,
  seen_at timestamp with time zone default now() not null,
  constraint push_processes_pkey PRIMARY KEY (process_id)
);

create table push_subscriptions (
  subscription_id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  session_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone default now() not null,
  constraint push_subscriptions_pkey PRIMARY KEY (subscription_id),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint),
  constraint push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(session_id) ON DELETE CASCADE,
  constraint push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX push_subscriptions_session_id_idx ON public.push_subscriptions USING btree (session_id);
CREATE INDEX push_subscriptions_user_id_idx ON public.push_subscriptions USING btree (user_id);
CREATE TRIGGER push_consent_changed AFTER INSERT OR DELETE ON public.push_subscriptions FOR EACH ROW EXECUTE FUNCTION note_push_consent();

create table quiet_hours (
  user_id uuid not null,
  quiet_from time without time zone not null,
  quiet_to time without time zone not null,
  constraint quiet_hours_pkey PRIMARY KEY (user_id),
  constraint quiet_hours_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table quotes (
  quote_id uuid default gen_random_uuid() not null,
  requirement_id uuid not null,
  seller_id uuid not null,
  place smallint not null,
  unit_price_paise bigint not null,
  min_quantity integer not null,
  delivery_days integer not null,
  note text default ''::text not null,
  revision integer default 1 not null,
  accepted_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  unit text,
  constraint quotes_pkey PRIMARY KEY (quote_id),
  constraint quotes_requirement_id_place_key UNIQUE (requirement_id, place),
  constraint quotes_requirement_id_seller_id_key UNIQUE (requirement_id, seller_id),
  constraint quotes_delivery_days_check CHECK (((delivery_days >= 1) AND (delivery_days <= 365))),
  constraint quotes_min_quantity_check CHECK ((min_quantity > 0)),
  constraint quotes_note_check CHECK ((char_length(note) <= 300)),
  constraint quotes_place_check CHECK (((place >= 1) AND (place <= 5))),
  constraint quotes_unit_check CHECK (((char_length(unit) >= 1) AND (char_length(unit) <= 40))),
  constraint quotes_unit_price_paise_check CHECK ((unit_price_paise > 0)),
  constraint quotes_requirement_id_fkey FOREIGN KEY (requirement_id) REFERENCES requirements(requirement_id) ON DELETE CASCADE,
  constraint quotes_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX quotes_accepted_idx ON public.quotes USING btree (requirement_id) WHERE (accepted_at IS NOT NULL);
CREATE INDEX quotes_seller_id_idx ON public.quotes USING btree (seller_id, requirement_id);

create table receipt_files (
  payment_id uuid not null,
  sha256 text not null,
  constraint receipt_files_pkey PRIMARY KEY (payment_id),
  constraint receipt_files_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES receipts(payment_id) ON DELETE CASCADE
);

create table receipt_series (
  gstin text not null,
  year text not null,
  prefix text not null,
  next_place integer not null,
  last_on date,
  constraint receipt_series_pkey PRIMARY KEY (gstin, year, prefix)
);
CREATE TRIGGER receipt_series_stay BEFORE DELETE OR UPDATE ON public.receipt_series FOR EACH ROW EXECUTE FUNCTION keep_paper_series();

create table receipts (
  payment_id uuid not null,
  gstin text not null,
  year text not null,
  number text not null,
  issued_on date not null,
  facts jsonb not null,
  constraint receipts_pkey PRIMARY KEY (payment_id),
  constraint receipts_gstin_year_number_key UNIQUE (gstin, year, number),
  constraint receipts_number_check CHECK ((length(number) <= 16)),
  constraint receipts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(payment_id) ON DELETE CASCADE
);
CREATE TRIGGER receipts_stay BEFORE DELETE OR UPDATE ON public.receipts FOR EACH ROW EXECUTE FUNCTION keep_receipt();

create table recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE
);

create table registration_names (
  registration_names_id uuid default gen_random_uuid() not null,
  seller_id uuid not null,
  gstin text not null,
  former_legal_name text not null,
  former_trade_name text not null,
  legal_name text not null,
  trade_name text not null,
  status text default 'pending'::text not null,
  reason text,
  decided_by uuid,
  decided_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint registration_names_pkey PRIMARY KEY (registration_names_id),
  constraint registration_names_check CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
  constraint registration_names_check1 CHECK (((status <> 'declined'::text) OR (reason IS NOT NULL))),
  constraint registration_names_check2 CHECK ((decided_by <> seller_id)),
  constraint registration_names_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text]))),
  constraint registration_names_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(user_id) ON DELETE SET NULL,
  constraint registration_names_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX registration_names_decided_by_idx ON public.registration_names USING btree (decided_by);
CREATE UNIQUE INDEX registration_names_pending_idx ON public.registration_names USING btree (gstin) WHERE (status = 'pending'::text);
CREATE INDEX registration_names_seller_id_idx ON public.registration_names USING btree (seller_id);
CREATE INDEX registration_names_status_idx ON public.registration_names USING btree (status, created_at, registration_names_id);

create table requirements (
  requirement_id uuid default gen_random_uuid() not null,
  buyer_id uuid not null,
  product_name text not null,
  quantity integer not null,
  product_details text default ''::text not null,
  category text not null,
  category_type text not null,
  sought_categories text[] not null,
  closed_at timestamp with time zone,
  closed_by uuid,
  close_reason text,
  created_at timestamp with time zone default now() not null,
  ends_at timestamp with time zone default (now() + '45 days'::interval) not null,
  end_told_at timestamp with time zone,
  has_ended boolean default false not null,
  unit text,
  constraint requirements_pkey PRIMARY KEY (requirement_id),
  constraint requirements_check CHECK ((category = ANY (sought_categories))),
  constraint requirements_check1 CHECK (((closed_at IS NOT NULL) OR ((closed_by IS NULL) AND (close_reason IS NULL)))),
  constraint requirements_product_details_check CHECK ((char_length(product_details) <= 500)),
  constraint requirements_product_name_check CHECK (((char_length(product_name) >= 1) AND (char_length(product_name) <= 100))),
  constraint requirements_quantity_check CHECK ((quantity > 0)),
  constraint requirements_unit_check CHECK (((char_length(unit) >= 1) AND (char_length(unit) <= 40))),
  constraint requirements_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint requirements_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(user_id) ON DELETE SET NULL
);
CREATE INDEX requirements_buyer_id_idx ON public.requirements USING btree (buyer_id, created_at DESC, requirement_id);
CREATE INDEX requirements_closed_at_idx ON public.requirements USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX requirements_closed_by_idx ON public.requirements USING btree (closed_by) WHERE (closed_by IS NOT NULL);
CREATE INDEX requirements_created_at_idx ON public.requirements USING btree (created_at DESC, requirement_id);
CREATE INDEX requirements_ends_at_idx ON public.requirements USING btree (ends_at) WHERE (closed_at IS NULL);
CREATE INDEX requirements_open_idx ON public.requirements USING btree (created_at DESC, requirement_id) WHERE (closed_at IS NULL);
CREATE INDEX requirements_sought_categories_idx ON public.requirements USING gin (sought_categories) WHERE (closed_at IS NULL);

create table review_reports (
  review_report_id uuid default gen_random_uuid() not null,
  review_id uuid not null,
  reporter_id uuid not null,
  reason text not null,
  created_at timestamp with time zone default now() not null,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  resolution text,
  constraint review_reports_pkey PRIMARY KEY (review_report_id),
  constraint review_reports_review_id_reporter_id_key UNIQUE (review_id, reporter_id),
  constraint review_reports_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 300))),
  constraint review_reports_resolution_check CHECK ((resolution = ANY (ARRAY['hidden'::text, 'dismissed'::text]))),
  constraint review_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint review_reports_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES users(user_id) ON DELETE SET NULL,
  constraint review_reports_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(review_id) ON DELETE CASCADE
);
CREATE INDEX review_reports_created_at_idx ON public.review_reports USING btree (created_at, review_report_id);
CREATE INDEX review_reports_open_idx ON public.review_reports USING btree (created_at) WHERE (resolved_at IS NULL);
CREATE INDEX review_reports_reporter_id_idx ON public.review_reports USING btree (reporter_id);
CREATE INDEX review_reports_resolved_by_idx ON public.review_reports USING btree (resolved_by);

create table reviews (
  review_id uuid default gen_random_uuid() not null,
  product_id uuid not null,
  order_id text not null,
  buyer_id uuid not null,
  rating integer not null,
  comment text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  hidden_at timestamp with time zone,
  hidden_by uuid,
  reply text,
  replied_at timestamp with time zone,
  is_counted boolean default true not null,
  images jsonb default '[]'::jsonb not null,
  constraint reviews_pkey PRIMARY KEY (review_id),
  constraint reviews_order_id_product_id_key UNIQUE (order_id, product_id),
  constraint reviews_comment_check CHECK ((char_length(comment) <= 300)),
  constraint reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint reviews_reply_check CHECK (((char_length(reply) >= 1) AND (char_length(reply) <= 300))),
  constraint reviews_reply_dated CHECK (((reply IS NULL) = (replied_at IS NULL))),
  constraint reviews_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint reviews_hidden_by_fkey FOREIGN KEY (hidden_by) REFERENCES users(user_id) ON DELETE SET NULL,
  constraint reviews_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(order_id) ON DELETE CASCADE,
  constraint reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id) ON DELETE CASCADE
);
CREATE INDEX reviews_buyer_id_idx ON public.reviews USING btree (buyer_id);
CREATE UNIQUE INDEX reviews_counted_idx ON public.reviews USING btree (product_id, buyer_id) WHERE is_counted;
CREATE INDEX reviews_hidden_by_idx ON public.reviews USING btree (hidden_by) WHERE (hidden_by IS NOT NULL);
CREATE INDEX reviews_picture_ids_idx ON public.reviews USING gin (picture_ids(images)) WHERE (images <> '[]'::jsonb);
CREATE INDEX reviews_product_id_idx ON public.reviews USING btree (product_id, created_at DESC);
CREATE INDEX reviews_product_id_rating_idx ON public.reviews USING btree (product_id, rating);
CREATE TRIGGER review_pictures_changed AFTER UPDATE OF images ON public.reviews FOR EACH ROW WHEN ((old.images IS DISTINCT FROM new.images)) EXECUTE FUNCTION check_review_pictures();
CREATE TRIGGER review_pictures_deleted AFTER DELETE ON public.reviews FOR EACH ROW WHEN ((old.images <> '[]'::jsonb)) EXECUTE FUNCTION check_review_pictures();

create table sample_discounts (
  order_id text not null,
  line_number integer not null,
  sample_order_id text not null,
  is_void boolean default false not null,
  constraint sample_discounts_pkey PRIMARY KEY (order_id, line_number),
  constraint sample_discounts_order_id_line_number_fkey FOREIGN KEY (order_id, line_number) REFERENCES order_lines(order_id, line_number) ON DELETE CASCADE,
  constraint sample_discounts_sample_order_id_fkey FOREIGN KEY (sample_order_id) REFERENCES sample_orders(order_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX sample_discounts_once_idx ON public.sample_discounts USING btree (sample_order_id) WHERE (NOT is_void);
CREATE INDEX sample_discounts_sample_order_id_idx ON public.sample_discounts USING btree (sample_order_id);

create table sample_orders (
  order_id text not null,
  product_id uuid not null,
  buyer_id uuid not null,
  is_void boolean default false not null,
  constraint sample_orders_pkey PRIMARY KEY (order_id),
  constraint sample_orders_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint sample_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(order_id) ON DELETE CASCADE,
  constraint sample_orders_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id) ON DELETE CASCADE
);
CREATE INDEX sample_orders_buyer_id_idx ON public.sample_orders USING btree (buyer_id);
CREATE UNIQUE INDEX sample_orders_once_idx ON public.sample_orders USING btree (product_id, buyer_id) WHERE (NOT is_void);

create table saved_search_finds (
  search_id uuid not null,
  product_id uuid not null,
  found_at timestamp with time zone default now() not null,
  constraint saved_search_finds_pkey PRIMARY KEY (search_id, product_id),
  constraint saved_search_finds_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id) ON DELETE CASCADE,
  constraint saved_search_finds_search_id_fkey FOREIGN KEY (search_id) REFERENCES saved_searches(search_id) ON DELETE CASCADE
);
CREATE INDEX saved_search_finds_found_at_idx ON public.saved_search_finds USING btree (found_at);
CREATE INDEX saved_search_finds_product_id_idx ON public.saved_search_finds USING btree (product_id);

create table saved_searches (
  search_id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  name text not null,
  query text not null,
  is_alerting boolean default true not null,
  created_at timestamp with time zone default now() not null,
  looked_at timestamp with time zone default now() not null,
  checked_at timestamp with time zone default now() not null,
  found_at timestamp with time zone,
  told_at timestamp with time zone,
  constraint saved_searches_pkey PRIMARY KEY (search_id),
  constraint saved_searches_query_check CHECK ((char_length(query) <= 4000)),
  constraint saved_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX saved_searches_checked_at_idx ON public.saved_searches USING btree (checked_at, search_id);
CREATE INDEX saved_searches_found_at_idx ON public.saved_searches USING btree (found_at);
CREATE INDEX saved_searches_user_id_idx ON public.saved_searches USING btree (user_id, created_at DESC);

create table second_factors (
  user_id uuid not null,
  secret bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  failures integer default 0 not null,
  retry_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint second_factors_pkey PRIMARY KEY (user_id),
  constraint second_factors_failures_check CHECK ((failures >= 0)),
  constraint second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table seller_applications (
  seller_application_id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  status text default 'pending'::text not null,
  company_name text not null,
  business_address text not null,
  business_pincode text not null,
  business_license_type text not null,
  proprietor_document_type text not null,
  business_license text,
  proprietor_document text,
  bank_name text not null,
  account_number bytea,
  account_number_end text not null,
  bank_account_type text,
  ifsc_code text not null,
  business_category text not null,
  business_category_label text not null,
  specialization text not null,
  business_type text not null,
  other_business_type text default ''::text not null,
  business_options text[] default '{}'::text[] not null,
  production_capabilities text default ''::text not null,
  addons text default ''::text not null,
  reason text,
  decided_by uuid,
  decided_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  full_name text,
  constraint seller_applications_pkey PRIMARY KEY (seller_application_id),
  constraint seller_applications_account_number_end_check CHECK ((char_length(account_number_end) <= 4)),
  constraint seller_applications_bank_account_type_check CHECK ((bank_account_type = ANY (ARRAY['Savings'::text, 'Current'::text]))),
  constraint seller_applications_business_license_type_check CHECK ((business_license_type = ANY (ARRAY['GST'::text, 'PAN'::text, 'MSME'::text, 'Business Registration'::text]))),
  constraint seller_applications_business_type_check CHECK ((business_type = ANY (ARRAY['Wholesaler'::text, 'Retailer'::text, 'Manufacturer'::text, 'Other'::text]))),
  constraint seller_applications_check CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
  constraint seller_applications_check1 CHECK (((status <> 'rejected'::text) OR (reason IS NOT NULL))),
  constraint seller_applications_check2 CHECK ((decided_by <> user_id)),
  constraint seller_applications_proprietor_document_type_check CHECK ((proprietor_document_type = ANY (ARRAY['Aadhar'::text, 'PAN'::text, 'Passport'::text]))),
  constraint seller_applications_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text]))),
  constraint seller_applications_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(user_id) ON DELETE SET NULL,
  constraint seller_applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX seller_applications_decided_by_idx ON public.seller_applications USING btree (decided_by);
CREATE INDEX seller_applications_kept_idx ON public.seller_applications USING btree (decided_at) WHERE ((business_license IS NOT NULL) OR (proprietor_document IS NOT NULL) OR ((status = 'rejected'::text) AND (account_number IS NOT NULL)));
CREATE UNIQUE INDEX seller_applications_pending_idx ON public.seller_applications USING btree (user_id) WHERE (status = 'pending'::text);
CREATE INDEX seller_applications_status_idx ON public.seller_applications USING btree (status, created_at, seller_application_id);
CREATE INDEX seller_applications_user_id_idx ON public.seller_applications USING btree (user_id, created_at DESC);
CREATE TRIGGER documents_changed AFTER UPDATE OF business_license, proprietor_document ON public.seller_applications FOR EACH ROW WHEN (((old.business_license IS DISTINCT FROM new.business_license) OR (old.proprietor_document IS DISTINCT FROM new.proprietor_document))) EXECUTE FUNCTION check_documents();
CREATE TRIGGER documents_deleted AFTER DELETE ON public.seller_applications FOR EACH ROW EXECUTE FUNCTION check_documents();

create table seller_checks (
  seller_check_id uuid default gen_random_uuid() not null,
  seller_id uuid not null,
  kind text not null,
  result text not null,
  method text not null,
  about text not null,
  facts jsonb default '{}'::jsonb not null,
  checked_by uuid,
  checked_at timestamp with time zone not null,
  valid_until timestamp with time zone,
  ended_at timestamp with time zone,
  document_sha256 bytea,
  constraint seller_checks_pkey PRIMARY KEY (seller_check_id),
  constraint seller_checks_check CHECK ((valid_until > checked_at)),
  constraint seller_checks_check1 CHECK (((kind = 'gst_directory'::text) = (method = 'directory'::text))),
  constraint seller_checks_document_sha256_check CHECK ((length(document_sha256) = 32)),
  constraint seller_checks_kind_check CHECK ((kind = ANY (ARRAY['gst_form'::text, 'gst_digit'::text, 'gst_state_pin'::text, 'pan_in_gst'::text, 'pan_document'::text, 'bank_name'::text, 'address_document'::text, 'udyam'::text, 'gst_directory'::text]))),
  constraint seller_checks_method_check CHECK ((method = ANY (ARRAY['computed'::text, 'reviewer'::text, 'directory'::text]))),
  constraint seller_checks_result_check CHECK ((result = ANY (ARRAY['good'::text, 'warning'::text, 'unknown'::text]))),
  constraint seller_checks_checked_by_fkey FOREIGN KEY (checked_by) REFERENCES users(user_id) ON DELETE SET NULL,
  constraint seller_checks_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX seller_checks_checked_by_idx ON public.seller_checks USING btree (checked_by) WHERE (checked_by IS NOT NULL);
CREATE UNIQUE INDEX seller_checks_current_idx ON public.seller_checks USING btree (seller_id, kind) WHERE (ended_at IS NULL);
CREATE INDEX seller_checks_latest_idx ON public.seller_checks USING btree (seller_id, kind, checked_at DESC);

create table seller_dispatch (
  seller_id uuid not null,
  dispatch_days integer not null,
  freight text not null,
  constraint seller_dispatch_pkey PRIMARY KEY (seller_id),
  constraint seller_dispatch_dispatch_days_check CHECK (((dispatch_days >= 1) AND (dispatch_days <= 365))),
  constraint seller_dispatch_freight_check CHECK ((freight = ANY (ARRAY['included'::text, 'to_pay'::text]))),
  constraint seller_dispatch_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table seller_payees (
  payee_id uuid not null,
  seller_id uuid not null,
  name text not null,
  vpa text not null,
  vpa_kind text not null,
  mcc text not null,
  account_number bytea,
  account_number_end text not null,
  ifsc text not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  replaced_at timestamp with time zone,
  constraint seller_payees_pkey PRIMARY KEY (payee_id),
  constraint seller_payees_check CHECK (((vpa <> ''::text) OR (account_number IS NOT NULL))),
  constraint seller_payees_check1 CHECK (((account_number IS NULL) = (ifsc = ''::text))),
  constraint seller_payees_mcc_check CHECK ((mcc ~ '^(\d{4})?$'::text)),
  constraint seller_payees_name_check CHECK ((name <> ''::text)),
  constraint seller_payees_vpa_kind_check CHECK ((vpa_kind = ANY (ARRAY['plain'::text, 'merchant'::text]))),
  constraint seller_payees_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX seller_payees_current_idx ON public.seller_payees USING btree (seller_id) WHERE (replaced_at IS NULL);
CREATE INDEX seller_payees_seller_id_idx ON public.seller_payees USING btree (seller_id, created_at);
CREATE TRIGGER check_of_bank_ends AFTER INSERT ON public.seller_payees FOR EACH ROW WHEN ((new.account_number IS NOT NULL)) EXECUTE FUNCTION end_check_of_bank();
CREATE TRIGGER seller_payees_stay BEFORE UPDATE ON public.seller_payees FOR EACH ROW EXECUTE FUNCTION keep_payee();

create table seller_terms (
  seller_id uuid not null,
  terms jsonb not null,
  constraint seller_terms_pkey PRIMARY KEY (seller_id),
  constraint seller_terms_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table service_figures (
  seller_id uuid not null,
  computed_at timestamp with time zone not null,
  answer_cases integer not null,
  answer_median_minutes integer,
  answered_within_day integer not null,
  sent_cases integer not null,
  sent_on_time integer not null,
  orders integer not null,
  cancelled integer not null,
  disputes integer not null,
  disputes_lost integer not null,
  buyers integer not null,
  buyers_again integer not null,
  constraint service_figures_pkey PRIMARY KEY (seller_id),
  constraint service_figures_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX service_figures_computed_at_idx ON public.service_figures USING btree (computed_at);
CREATE TRIGGER answers_changed AFTER UPDATE ON public.service_figures FOR EACH ROW WHEN ((answer_class(old.answer_cases, old.answer_median_minutes) <> answer_class(new.answer_cases, new.answer_median_minutes))) EXECUTE FUNCTION note_answer_class();
CREATE TRIGGER answers_gone AFTER DELETE ON public.service_figures FOR EACH ROW WHEN ((answer_class(old.answer_cases, old.answer_median_minutes) > 0)) EXECUTE FUNCTION note_answer_class();
CREATE TRIGGER answers_known AFTER INSERT ON public.service_figures FOR EACH ROW WHEN ((answer_class(new.answer_cases, new.answer_median_minutes) > 0)) EXECUTE FUNCTION note_answer_class();

create table sessions (
  session_id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  token_hash bytea not null,
  user_agent text,
  created_at timestamp with time zone default now() not null,
  seen_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  constraint sessions_pkey PRIMARY KEY (session_id),
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX sessions_expires_at_idx ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user_id_idx ON public.sessions USING btree (user_id);

create table settings (
  name text not null,
  value text not null,
  is_demo boolean default false not null,
  revision integer default 1 not null,
  constraint settings_pkey PRIMARY KEY (name)
);
CREATE TRIGGER setting_revision BEFORE UPDATE OF value ON public.settings FOR EACH ROW WHEN ((old.value IS DISTINCT FROM new.value)) EXECUTE FUNCTION raise_revision();

create table share_hits (
  share_hit_id bigint generated always as identity not null,
  seller_id uuid not null,
  product_id uuid,
  day date not null,
  source text not null,
  hits integer not null,
  constraint share_hits_pkey PRIMARY KEY (share_hit_id),
  constraint share_hits_once UNIQUE NULLS NOT DISTINCT (seller_id, day, source, product_id),
  constraint share_hits_hits_check CHECK ((hits > 0)),
  constraint share_hits_source_check CHECK ((source = ANY (ARRAY['wa'::text, 'link'::text, 'share'::text, 'qr'::text, 'pdf'::text]))),
  constraint share_hits_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id) ON DELETE CASCADE,
  constraint share_hits_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX share_hits_day_idx ON public.share_hits USING btree (day);
CREATE INDEX share_hits_product_id_idx ON public.share_hits USING btree (product_id);

create table shipment_changes (
  shipment_change_id bigint generated always as identity not null,
  shipment_id uuid not null,
  field text not null,
  before text not null,
  changed_by uuid not null,
  changed_at timestamp with time zone not null,
  constraint shipment_changes_pkey PRIMARY KEY (shipment_change_id),
  constraint shipment_changes_before_check CHECK ((before <> ''::text)),
  constraint shipment_changes_field_check CHECK ((field = ANY (ARRAY['mode'::text, 'transporter_name'::text, 'transporter_id'::text, 'doc_no'::text, 'doc_date'::text, 'vehicle_kind'::text, 'distance_km'::text, 'packages'::text, 'expected_on'::text, 'ewb_no'::text, 'ewb_on'::text]))),
  constraint shipment_changes_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(user_id) ON DELETE RESTRICT,
  constraint shipment_changes_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipments(shipment_id) ON DELETE CASCADE
);
CREATE INDEX shipment_changes_changed_by_idx ON public.shipment_changes USING btree (changed_by);
CREATE INDEX shipment_changes_shipment_id_idx ON public.shipment_changes USING btree (shipment_id);
CREATE TRIGGER shipment_changes_stay BEFORE DELETE OR UPDATE ON public.shipment_changes FOR EACH ROW EXECUTE FUNCTION keep_shipment_change();

create table shipment_lines (
  shipment_id uuid not null,
  order_id text not null,
  line_number integer not null,
  quantity integer not null,
  accepted integer,
  short integer,
  damaged integer,
  constraint shipment_lines_pkey PRIMARY KEY (shipment_id, line_number),
  constraint shipment_lines_accepted_check CHECK ((accepted >= 0)),
  constraint shipment_lines_check CHECK ((num_nulls(accepted, short, damaged) = ANY (ARRAY[0, 3]))),
  constraint shipment_lines_check1 CHECK ((((accepted + short) + damaged) = quantity)),
  constraint shipment_lines_damaged_check CHECK ((damaged >= 0)),
  constraint shipment_lines_quantity_check CHECK ((quantity > 0)),
  constraint shipment_lines_short_check CHECK ((short >= 0)),
  constraint shipment_lines_order_id_line_number_fkey FOREIGN KEY (order_id, line_number) REFERENCES order_lines(order_id, line_number) ON DELETE CASCADE,
  constraint shipment_lines_shipment_id_order_id_fkey FOREIGN KEY (shipment_id, order_id) REFERENCES shipments(shipment_id, order_id) ON DELETE CASCADE
);
CREATE INDEX shipment_lines_faulty_idx ON public.shipment_lines USING btree (order_id) WHERE ((short + damaged) > 0);
CREATE INDEX shipment_lines_order_id_idx ON public.shipment_lines USING btree (order_id, line_number);

create table shipment_vehicles (
  shipment_id uuid not null,
  vehicle_no text not null,
  vehicle_kind text not null,
  doc_no text not null,
  until timestamp with time zone not null,
  constraint shipment_vehicles_pkey PRIMARY KEY (shipment_id, until),
  constraint shipment_vehicles_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipments(shipment_id) ON DELETE CASCADE
);

create table shipments (
  shipment_id uuid default gen_random_uuid() not null,
  order_id text not null,
  seq integer not null,
  mode text not null,
  transporter_name text not null,
  transporter_id text not null,
  doc_no text not null,
  doc_date date,
  vehicle_no text not null,
  vehicle_kind text not null,
  distance_km integer,
  packages integer,
  expected_on date,
  ewb_no text not null,
  ewb_on date,
  ewb_valid_until timestamp with time zone,
  dispatched_at timestamp with time zone not null,
  delivered_at timestamp with time zone,
  received_at timestamp with time zone,
  receipt_note text,
  proof_at timestamp with time zone,
  case_id text,
  constraint shipments_pkey PRIMARY KEY (shipment_id),
  constraint shipments_order_id_seq_key UNIQUE (order_id, seq),
  constraint shipments_shipment_id_order_id_key UNIQUE (shipment_id, order_id),
  constraint shipments_check CHECK (((ewb_no = ''::text) = (ewb_on IS NULL))),
  constraint shipments_check1 CHECK (((received_at IS NULL) OR (delivered_at IS NOT NULL))),
  constraint shipments_distance_km_check CHECK (((distance_km >= 0) AND (distance_km <= 4000))),
  constraint shipments_ewb_no_check CHECK ((ewb_no ~ '^([0-9]{12})?$'::text)),
  constraint shipments_mode_check CHECK ((mode = ANY (ARRAY['road'::text, 'rail'::text, 'air'::text, 'ship'::text]))),
  constraint shipments_packages_check CHECK ((packages > 0)),
  constraint shipments_seq_check CHECK ((seq > 0)),
  constraint shipments_transporter_id_check CHECK ((transporter_id ~ '^([0-9A-Z]{15})?$'::text)),
  constraint shipments_vehicle_kind_check CHECK ((vehicle_kind = ANY (ARRAY['R'::text, 'O'::text]))),
  constraint shipments_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(case_id) ON DELETE CASCADE,
  constraint shipments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(order_id) ON DELETE CASCADE
);
CREATE INDEX shipments_case_id_idx ON public.shipments USING btree (case_id) WHERE (case_id IS NOT NULL);

create table shop_changes (
  seller_id uuid not null,
  version integer default 1 not null,
  followed integer default 0 not null,
  changed_at timestamp with time zone default clock_timestamp() not null,
  constraint shop_changes_pkey PRIMARY KEY (seller_id),
  constraint shop_changes_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX shop_changes_open_idx ON public.shop_changes USING btree (changed_at) WHERE (followed < version);

create table shop_habits (
  seller_id uuid not null,
  is_away_on boolean default false not null,
  away_text text default ''::text not null,
  open_days smallint[] default '{1,2,3,4,5,6}'::smallint[] not null,
  opens_at time without time zone default '10:00:00'::time without time zone not null,
  closes_at time without time zone default '19:00:00'::time without time zone not null,
  hold_hours integer,
  low_stock integer,
  constraint shop_habits_pkey PRIMARY KEY (seller_id),
  constraint shop_habits_away_text_check CHECK ((char_length(away_text) <= 500)),
  constraint shop_habits_check CHECK ((opens_at < closes_at)),
  constraint shop_habits_hold_hours_check CHECK (((hold_hours >= 1) AND (hold_hours <= 720))),
  constraint shop_habits_low_stock_check CHECK ((low_stock >= 0)),
  constraint shop_habits_open_days_check CHECK ((open_days <@ '{1,2,3,4,5,6,7}'::smallint[])),
  constraint shop_habits_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table shop_handles (
  handle text not null,
  seller_id uuid not null,
  is_current boolean default true not null,
  taken_at timestamp with time zone default now() not null,
  constraint shop_handles_pkey PRIMARY KEY (handle),
  constraint shop_handles_handle_check CHECK ((handle ~ '^[a-z0-9][a-z0-9-]{2,29}$'::text)),
  constraint shop_handles_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES shops(seller_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX shop_handles_current_idx ON public.shop_handles USING btree (seller_id) WHERE is_current;
CREATE INDEX shop_handles_seller_idx ON public.shop_handles USING btree (seller_id);

create table shops (
  seller_id uuid not null,
  about text default ''::text not null,
  handle_changed_at timestamp with time zone,
  constraint shops_pkey PRIMARY KEY (seller_id),
  constraint shops_about_check CHECK ((char_length(about) <= 1000)),
  constraint shops_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table sign_in_failures (
  phone_number text not null,
  device_hash bytea not null,
  failures integer not null,
  retry_at timestamp with time zone,
  forget_at timestamp with time zone not null,
  constraint sign_in_failures_pkey PRIMARY KEY (phone_number, device_hash),
  constraint sign_in_failures_failures_check CHECK ((failures > 0)),
  constraint sign_in_failures_phone_number_check CHECK ((phone_number ~ '^[0-9]{1,15}$'::text))
);
CREATE INDEX sign_in_failures_forget_at_idx ON public.sign_in_failures USING btree (forget_at);

create table signal_checks (
  signal_check_id bigint generated always as identity not null,
  kind text not null,
  subject text not null,
  asked_at timestamp with time zone default now() not null,
  constraint signal_checks_pkey PRIMARY KEY (signal_check_id),
  constraint signal_checks_kind_check CHECK ((kind = ANY (ARRAY['listing'::text, 'device'::text, 'gstin'::text, 'orders'::text])))
);
CREATE INDEX signal_checks_kind_idx ON public.signal_checks USING btree (kind, signal_check_id);

create table signals (
  signal_id uuid default gen_random_uuid() not null,
  kind text not null,
  key text not null,
  figure bigint not null,
  facts jsonb not null,
  about_id uuid not null,
  people uuid[] not null,
  products uuid[] default '{}'::uuid[] not null,
  found_at timestamp with time zone not null,
  revision integer default 1 not null,
  outcome text,
  words text,
  decided_by uuid,
  decided_at timestamp with time zone,
  case_id text,
  constraint signals_pkey PRIMARY KEY (signal_id),
  constraint signals_kind_key_key UNIQUE (kind, key),
  constraint signals_check CHECK (((outcome IS NULL) = (decided_at IS NULL))),
  constraint signals_check1 CHECK (((outcome IS NOT NULL) OR (words IS NULL))),
  constraint signals_figure_check CHECK ((figure > 0)),
  constraint signals_kind_check CHECK ((kind = ANY (ARRAY['same-listing'::text, 'same-picture'::text, 'price-jump'::text, 'one-device'::text, 'one-gstin'::text, 'many-orders'::text]))),
  constraint signals_outcome_check CHECK ((outcome = ANY (ARRAY['nothing'::text, 'case'::text, 'unlist'::text, 'suspend'::text]))),
  constraint signals_people_check CHECK (((cardinality(people) >= 1) AND (cardinality(people) <= 20))),
  constraint signals_products_check CHECK ((cardinality(products) <= 20)),
  constraint signals_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 300))),
  constraint signals_about_id_fkey FOREIGN KEY (about_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint signals_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(case_id) ON DELETE SET NULL,
  constraint signals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(user_id) ON DELETE SET NULL
);
CREATE INDEX signals_about_id_idx ON public.signals USING btree (about_id);
CREATE INDEX signals_case_id_idx ON public.signals USING btree (case_id) WHERE (case_id IS NOT NULL);
CREATE INDEX signals_decided_by_idx ON public.signals USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX signals_decided_idx ON public.signals USING btree (decided_at) WHERE (outcome IS NOT NULL);
CREATE INDEX signals_open_idx ON public.signals USING btree (found_at, signal_id) WHERE (outcome IS NULL);
CREATE INDEX signals_people_idx ON public.signals USING gin (people);

create table stock_levels (
  product_id uuid not null,
  seller_id uuid not null,
  low_stock integer,
  told_at timestamp with time zone,
  constraint stock_levels_pkey PRIMARY KEY (product_id),
  constraint stock_levels_low_stock_check CHECK ((low_stock >= 0)),
  constraint stock_levels_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id) ON DELETE CASCADE,
  constraint stock_levels_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX stock_levels_seller_id_idx ON public.stock_levels USING btree (seller_id, told_at);

create table taken_back_payments (
  payment_id uuid not null,
  reason text not null,
  taken_back_at timestamp with time zone not null,
  constraint taken_back_payments_pkey PRIMARY KEY (payment_id),
  constraint taken_back_payments_reason_check CHECK ((reason <> ''::text)),
  constraint taken_back_payments_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(payment_id) ON DELETE CASCADE
);
CREATE TRIGGER taken_back_payments_stay BEFORE DELETE OR UPDATE ON public.taken_back_payments FOR EACH ROW EXECUTE FUNCTION keep_taken_back();

create table taken_back_shipments (
  shipment_id uuid not null,
  reason text not null,
  taken_back_at timestamp with time zone not null,
  constraint taken_back_shipments_pkey PRIMARY KEY (shipment_id),
  constraint taken_back_shipments_reason_check CHECK ((reason <> ''::text)),
  constraint taken_back_shipments_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipments(shipment_id) ON DELETE CASCADE
);
CREATE TRIGGER taken_back_shipments_stay BEFORE DELETE OR UPDATE ON public.taken_back_shipments FOR EACH ROW EXECUTE FUNCTION keep_taken_back_shipment();

create table tax_registrations (
  tax_registration_id uuid default gen_random_uuid() not null,
  seller_id uuid not null,
  gstin text not null,
  legal_name text not null,
  trade_name text default ''::text not null,
  address text not null,
  pin text not null,
  state_code text not null,
  scheme text default 'regular'::text not null,
  turnover text default 'up_to_5'::text not null,
  invoice_prefix text default 'INV'::text not null,
  is_default boolean default true not null,
  revision integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  udyam_number text default ''::text not null,
  udyam_class text,
  udyam_activity text,
  constraint tax_registrations_pkey PRIMARY KEY (tax_registration_id),
  constraint tax_registrations_gstin_key UNIQUE (gstin),
  constraint tax_registrations_gstin_check CHECK ((gstin ~ '^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'::text)),
  constraint tax_registrations_invoice_prefix_check CHECK ((invoice_prefix ~ '^[A-Z1-9][A-Z0-9-]{0,3}$'::text)),
  constraint tax_registrations_pin_check CHECK ((pin ~ '^([1-9]\d{5})?$'::text)),
  constraint tax_registrations_scheme_check CHECK ((scheme = ANY (ARRAY['regular'::text, 'composition'::text]))),
  constraint tax_registrations_state_code_check CHECK ((state_code ~ '^\d{2}$'::text)),
  constraint tax_registrations_turnover_check CHECK ((turnover = ANY (ARRAY['up_to_5'::text, '5_to_10'::text, 'above_10'::text]))),
  constraint tax_registrations_udyam_activity_check CHECK ((udyam_activity = ANY (ARRAY['manufacturing'::text, 'services'::text, 'trading'::text]))),
  constraint tax_registrations_udyam_class_check CHECK ((udyam_class = ANY (ARRAY['micro'::text, 'small'::text, 'medium'::text]))),
  constraint tax_registrations_udyam_number_check CHECK ((udyam_number ~ '^(UDYAM-[A-Z]{2}-\d{2}-\d{7})?$'::text)),
  constraint tax_registrations_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX tax_registrations_default_idx ON public.tax_registrations USING btree (seller_id) INCLUDE (gstin, state_code, scheme) WHERE is_default;
CREATE INDEX tax_registrations_legal_name_idx ON public.tax_registrations USING btree (business_name_key(legal_name));
CREATE INDEX tax_registrations_seller_id_idx ON public.tax_registrations USING btree (seller_id, created_at);
CREATE INDEX tax_registrations_trade_name_idx ON public.tax_registrations USING btree (business_name_key(trade_name)) WHERE (trade_name <> ''::text);
CREATE TRIGGER party_registered AFTER INSERT ON public.tax_registrations FOR EACH ROW EXECUTE FUNCTION check_party_of_registration();
CREATE TRIGGER tax_registration_revision BEFORE UPDATE OF legal_name, trade_name, address, pin, scheme, turnover, invoice_prefix, udyam_number, udyam_class, udyam_activity ON public.tax_registrations FOR EACH ROW WHEN (((((((((((old.legal_name IS DISTINCT FROM new.legal_name) OR (old.trade_name IS DISTINCT FROM new.trade_name)) OR (old.address IS DISTINCT FROM new.address)) OR (old.pin IS DISTINCT FROM new.pin)) OR (old.scheme IS DISTINCT FROM new.scheme)) OR (old.turnover IS DISTINCT FROM new.turnover)) OR (old.invoice_prefix IS DISTINCT FROM new.invoice_prefix)) OR (old.udyam_number IS DISTINCT FROM new.udyam_number)) OR (old.udyam_class IS DISTINCT FROM new.udyam_class)) OR (old.udyam_activity IS DISTINCT FROM new.udyam_activity))) EXECUTE FUNCTION raise_revision();

create table upkeep_runs (
  chore text not null,
  due_at timestamp with time zone not null,
  constraint upkeep_runs_pkey PRIMARY KEY (chore)
);

create table upload_allowances (
  user_id uuid not null,
  day date not null,
  bytes bigint not null,
  constraint upload_allowances_pkey PRIMARY KEY (user_id),
  constraint upload_allowances_bytes_check CHECK ((bytes >= 0)),
  constraint upload_allowances_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table users (
  user_id uuid default gen_random_uuid() not null,
  account_type text default 'buyer'::text not null,
  full_name text not null,
  email text not null,
  phone_number text not null,
  password_hash text not null,
  address text not null,
  gst_number text not null,
  company_name text,
  business_type text,
  city text,
  state text,
  website text,
  profile_image text,
  is_seller_verified boolean default false not null,
  suspended_at timestamp with time zone,
  is_demo boolean default false not null,
  created_at timestamp with time zone default now() not null,
  suspension_reason text,
  revision integer default 1 not null,
  is_minimum_binding boolean default false not null,
  phone_confirmed_at timestamp with time zone,
  name_words tsvector,
  admin_role text,
  constraint users_pkey PRIMARY KEY (user_id),
  constraint users_phone_number_key UNIQUE (phone_number),
  constraint users_account_type_check CHECK ((account_type = ANY (ARRAY['buyer'::text, 'requested'::text, 'seller'::text, 'admin'::text]))),
  constraint users_admin_role_check CHECK ((admin_role = ANY (ARRAY['owner'::text, 'verifier'::text, 'support'::text, 'editor'::text]))),
  constraint users_admin_role_check_account CHECK (((admin_role IS NULL) OR (account_type = 'admin'::text))),
  constraint users_phone_number_check CHECK ((phone_number ~ '^[0-9]{8,15}$'::text))
);
CREATE INDEX users_account_type_idx ON public.users USING btree (account_type, created_at DESC, user_id);
CREATE INDEX users_business_name_idx ON public.users USING btree (business_name_key(company_name)) WHERE is_seller_verified;
CREATE INDEX users_created_at_idx ON public.users USING btree (created_at DESC, user_id);
CREATE UNIQUE INDEX users_email_idx ON public.users USING btree (lower(email));
CREATE INDEX users_gst_number_idx ON public.users USING btree (gst_number);
CREATE INDEX users_known_by_idx ON public.users USING gin ((((((((((full_name || ' '::text) || COALESCE(company_name, ''::text)) || ' '::text) || email) || ' '::text) || phone_number) || ' '::text) || gst_number)) gin_trgm_ops);
CREATE INDEX users_name_words_idx ON public.users USING gin (name_words) WHERE (account_type = 'seller'::text);
CREATE INDEX users_picture_id_idx ON public.users USING btree (picture_id(profile_image)) WHERE (profile_image IS NOT NULL);
CREATE INDEX users_place_idx ON public.users USING btree (place_of(address)) WHERE (place_of(address) IS NOT NULL);
CREATE INDEX users_seller_business_type_idx ON public.users USING btree (lower(business_type)) WHERE (account_type = 'seller'::text);
CREATE INDEX users_seller_state_idx ON public.users USING btree (lower(state)) WHERE (account_type = 'seller'::text);
CREATE INDEX users_sellers_idx ON public.users USING btree (user_id) WHERE ((account_type = 'seller'::text) AND (suspended_at IS NULL));
CREATE INDEX users_suspended_idx ON public.users USING btree (created_at DESC, user_id) WHERE (suspended_at IS NOT NULL);
CREATE UNIQUE INDEX users_verified_gst_number_idx ON public.users USING btree (gst_number) WHERE is_seller_verified;
CREATE INDEX users_wordless_idx ON public.users USING btree (user_id) WHERE ((name_words IS NULL) AND (company_name IS NOT NULL) AND (account_type = 'seller'::text));
CREATE TRIGGER checks_end AFTER UPDATE OF gst_number, address, city, state ON public.users FOR EACH ROW WHEN (((((old.gst_number IS DISTINCT FROM new.gst_number) OR (old.address IS DISTINCT FROM new.address)) OR (old.city IS DISTINCT FROM new.city)) OR (old.state IS DISTINCT FROM new.state))) EXECUTE FUNCTION end_checks_of_seller();
CREATE TRIGGER gstin_changed AFTER UPDATE OF gst_number, account_type ON public.users FOR EACH ROW WHEN (((new.gst_number <> ''::text) AND (new.account_type = ANY (ARRAY['requested'::text, 'seller'::text])) AND ((old.gst_number IS DISTINCT FROM new.gst_number) OR (old.account_type IS DISTINCT FROM new.account_type)))) EXECUTE FUNCTION check_gstin();
CREATE TRIGGER gstin_new AFTER INSERT ON public.users FOR EACH ROW WHEN (((new.gst_number <> ''::text) AND (new.account_type = ANY (ARRAY['requested'::text, 'seller'::text])))) EXECUTE FUNCTION check_gstin();
CREATE TRIGGER party_changed AFTER UPDATE OF gst_number, address ON public.users FOR EACH ROW WHEN (((old.gst_number IS DISTINCT FROM new.gst_number) OR (old.address IS DISTINCT FROM new.address))) EXECUTE FUNCTION check_party();
CREATE TRIGGER profile_picture_changed AFTER UPDATE OF profile_image ON public.users FOR EACH ROW WHEN ((old.profile_image IS DISTINCT FROM new.profile_image)) EXECUTE FUNCTION check_profile_picture();
CREATE TRIGGER profile_picture_deleted AFTER DELETE ON public.users FOR EACH ROW WHEN ((old.profile_image IS NOT NULL)) EXECUTE FUNCTION check_profile_picture();
CREATE TRIGGER seller_registered AFTER INSERT ON public.users FOR EACH ROW WHEN ((new.account_type = 'seller'::text)) EXECUTE FUNCTION register_seller();
CREATE TRIGGER seller_registered_later AFTER UPDATE OF account_type, gst_number ON public.users FOR EACH ROW WHEN (((new.account_type = 'seller'::text) AND ((old.account_type IS DISTINCT FROM new.account_type) OR (old.gst_number IS DISTINCT FROM new.gst_number)))) EXECUTE FUNCTION register_seller();
CREATE TRIGGER shop_change AFTER UPDATE OF company_name, city, state, business_type ON public.users FOR EACH ROW WHEN (((new.account_type <> 'buyer'::text) AND ((((old.company_name IS DISTINCT FROM new.company_name) OR (old.city IS DISTINCT FROM new.city)) OR (old.state IS DISTINCT FROM new.state)) OR (old.business_type IS DISTINCT FROM new.business_type)))) EXECUTE FUNCTION note_shop_change();
CREATE TRIGGER user_revision BEFORE UPDATE OF account_type, full_name, email, phone_number, gst_number, address, profile_image, company_name, city, state, website, is_minimum_binding ON public.users FOR EACH ROW WHEN (((((((((((((old.account_type IS DISTINCT FROM new.account_type) OR (old.full_name IS DISTINCT FROM new.full_name)) OR (old.email IS DISTINCT FROM new.email)) OR (old.phone_number IS DISTINCT FROM new.phone_number)) OR (old.gst_number IS DISTINCT FROM new.gst_number)) OR (old.address IS DISTINCT FROM new.address)) OR (old.profile_image IS DISTINCT FROM new.profile_image)) OR (old.company_name IS DISTINCT FROM new.company_name)) OR (old.city IS DISTINCT FROM new.city)) OR (old.state IS DISTINCT FROM new.state)) OR (old.website IS DISTINCT FROM new.website)) OR (old.is_minimum_binding IS DISTINCT FROM new.is_minimum_binding))) EXECUTE FUNCTION raise_revision();

CREATE OR REPLACE FUNCTION public.after_quiet_hours(moment timestamp with time zone, quiet_from time without time zone, quiet_to time without time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when quiet_from = quiet_to then moment
    when case when quiet_from < quiet_to then here::time >= quiet_from and here::time < quiet_to
      else here::time >= quiet_from or here::time < quiet_to end
    then (here::date + case when here::time >= quiet_to then 1 else 0 end + quiet_to) at time zone 'Asia/Kolkata'
    else moment end
  from (select moment at time zone 'Asia/Kolkata' as here) as india
$function$;

CREATE OR REPLACE FUNCTION public.answer_class(cases integer, median integer)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when cases >= 5 and median is not null then 100 - least(99, case
    when median <= 60 then greatest(1, ceil(median / 15.0)) else 3 + ceil(median / 60.0) end) else 0 end::smallint
$function$;

CREATE OR REPLACE FUNCTION public.arrived_at(s shipments)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(s.delivered_at, (
    select max(e.created_at) from order_events e join orders o using (order_id)
    where e.order_id = s.order_id and o.delivery_status = 'Delivered' and e.delivery_status = 'Delivered'
      and e.created_at >= s.dispatched_at))
$function$;

CREATE OR REPLACE FUNCTION public.being_erased()
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  select user_id from account_closings
  where user_id = nullif(current_setting('vanij.erases', true), '')::uuid and begun_at is not null and erased_at is null
$function$;

CREATE OR REPLACE FUNCTION public.business_name_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(name), '^\s*m/s\M', ''), '\mprivate\M', 'pvt', 'g'), '\mlimited\M', 'ltd', 'g'),
    '[\s!-/:-@\[-`{-~]+', '', 'g')
$function$;

CREATE OR REPLACE FUNCTION public.check_case_files()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into file_checks (kind, name, due_at) select 'cases', 'cases/' || file_id, now() from gone;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_chat_files()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into file_checks (kind, name, due_at) select 'chats', 'chats/' || room_id || '/' || file_id, now() from gone;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_device()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into signal_checks (kind, subject) values ('device', encode(new.device_hash, 'hex'));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into file_checks (kind, name, due_at) values ('applications', 'applications/' || old.seller_application_id, now());
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_gstin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into signal_checks (kind, subject) values ('gstin', new.gst_number);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_import_pictures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform check_pictures(array(select distinct picture_id(url) from gone), now());
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_line_pictures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform check_pictures(array(select distinct picture_id(product_image) from gone), now());
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_listing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into signal_checks (kind, subject) values ('listing', new.product_id::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into signal_checks (kind, subject) values ('orders', new.buyer_id::text || ':' || new.seller_id::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_party()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into party_checks (user_id) values (new.user_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_party_of_registration()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into party_checks (user_id) values (new.seller_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_pictures(ids text[], due timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into file_checks (kind, name, due_at)
  select distinct 'pictures', 'pictures/' || left(id, 2) || '/' || id, due from unnest(ids) id where id is not null
$function$;

CREATE OR REPLACE FUNCTION public.check_post_pictures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform check_pictures(
    picture_ids(jsonb_path_query_array(old.images, '$[*].url') || old.past_images),
    case tg_op when 'DELETE' then now() else now() + interval '30 minutes' end);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_product_pictures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or new.deleted_at is not null and new.off_market is null then
    perform check_pictures(picture_ids(old.images || old.past_images), now());
  else
    perform check_pictures(
      array(select unnest(picture_ids(old.images)) except select unnest(picture_ids(new.images))),
      now() + interval '30 minutes');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_profile_picture()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform check_pictures(array[picture_id(old.profile_image)], now());
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_proofs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into file_checks (kind, name, due_at)
  select 'payments', 'payments/' || payment_id, now() from gone where proof is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_review_pictures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform check_pictures(picture_ids(old.images), now());
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.come_online(person uuid, process uuid)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(7243, hashtext(person::text));
  insert into push_people (user_id, process_id) values (person, process) on conflict do nothing;
  return not exists (select from push_people where user_id = person and process_id <> process);
end $function$;

CREATE OR REPLACE FUNCTION public.count_added_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into category_sellers as c (seller_id, category, products)
  select seller_id, category, count(*) from added
  where (deleted_at is null or import_run is not null) and verification <> 'rejected'
  group by seller_id, category order by seller_id, category
  on conflict (seller_id, category) do update set products = c.products + excluded.products;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_changed_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from category_sellers where seller_id = old.seller_id and category in (old.category, new.category)
  order by category for update;
  if (old.deleted_at is null or old.import_run is not null) and old.verification <> 'rejected' then
    update category_sellers set products = products - 1 where seller_id = old.seller_id and category = old.category;
  end if;
  if (new.deleted_at is null or new.import_run is not null) and new.verification <> 'rejected' then
    insert into category_sellers as c (seller_id, category, products) values (new.seller_id, new.category, 1)
    on conflict (seller_id, category) do update set products = c.products + 1;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_gone_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from category_sellers where (seller_id, category) in (select seller_id, category from gone)
  order by seller_id, category for update;
  update category_sellers c set products = c.products - g.products
  from (
    select seller_id, category, count(*) as products from gone
    where (deleted_at is null or import_run is not null) and verification <> 'rejected'
    group by seller_id, category) g
  where c.seller_id = g.seller_id and c.category = g.category;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.credit_of_cases(id text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(credit_paise), 0)::bigint from cases where order_id = id and credit_note_id is null
$function$;

CREATE OR REPLACE FUNCTION public.end_check_of_bank()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update seller_checks set ended_at = clock_timestamp()
  where seller_id = new.seller_id and kind = 'bank_name' and ended_at is null
    and about <> new.ifsc || ' ' || new.account_number_end;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_checks_of_seller()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update seller_checks set ended_at = clock_timestamp()
  where seller_id = new.user_id and ended_at is null
    and ((old.gst_number is distinct from new.gst_number and kind in
        ('gst_form', 'gst_digit', 'gst_state_pin', 'pan_in_gst', 'pan_document', 'gst_directory', 'udyam'))
      or ((old.address, old.city, old.state) is distinct from (new.address, new.city, new.state)
        and kind in ('gst_state_pin', 'address_document')));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_sample_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update sample_orders set is_void = new.delivery_status = 'Cancelled' where order_id = new.order_id;
  update sample_discounts set is_void = new.delivery_status = 'Cancelled' where order_id = new.order_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_order_sum()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed orders := case tg_op when 'INSERT' then new else old end;
begin
  perform pg_advisory_xact_lock_shared(7245, hashtext(changed.seller_id::text) & 63);
  delete from order_sums where seller_id = changed.seller_id and until > changed.order_date;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.is_credited(bill uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from invoice_lines where invoice_id = bill) and not exists (
    select from invoice_lines l where l.invoice_id = bill and l.quantity > (
      select coalesce(sum(c.quantity), 0) from invoices note join invoice_lines c using (invoice_id)
      where note.credits = bill and c.line_number = l.line_number))
$function$;

CREATE OR REPLACE FUNCTION public.is_same_party(one uuid, other uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select one = other or exists (
    select from users a, users b
    where a.user_id = one and b.user_id = other
      and ((a.gst_number = b.gst_number and a.gst_number <> '') or place_of(a.address) = place_of(b.address)))
    or exists (select from tax_registrations t join users b on b.gst_number = t.gstin
      where (t.seller_id, b.user_id) in ((one, other), (other, one)))
    or exists (select from known_devices a join known_devices b using (device_hash)
      where a.user_id = one and b.user_id = other
        and not exists (select from users u where u.user_id in (one, other) and u.is_demo))
$function$;

CREATE OR REPLACE FUNCTION public.is_state_code(code text)
 RETURNS boolean
 LANGUAGE sql
 STABLE STRICT
AS $function$
  select code between '01' and '38'
    or exists (select from content_revisions where kind = 'states' and name = code)
$function$;

CREATE OR REPLACE FUNCTION public.item_code_key(code text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select upper(regexp_replace(code, '\s', '', 'g')) $function$;

CREATE OR REPLACE FUNCTION public.keep_case()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  fixed constant text[] := array['case_id', 'kind', 'order_id', 'opened_by', 'visitor', 'created_at', 'close_by'];
  name text;
begin
  if tg_op = 'DELETE' then
    if old.order_id is not null and exists (select from orders where order_id = old.order_id)
      or old.order_id is null
        and (old.opened_by is null
          or exists (select from users where user_id = old.opened_by) and being_erased() is distinct from old.opened_by) then
      raise exception 'cases are never deleted';
    end if;
    return old;
  end if;
  foreach name in array fixed loop
    if to_jsonb(new) -> name is distinct from to_jsonb(old) -> name then
      raise exception 'the % of a case is never changed', name;
    end if;
  end loop;
  if old.state = 'closed' and new.state <> 'closed' then
    raise exception 'a closed case stays closed';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_case_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and not exists (select from cases where case_id = old.case_id) then
    return old;
  end if;
  raise exception 'what was said in a case is never changed';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_challan()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and not exists (select from shipments where shipment_id = old.shipment_id) then
    return old;
  end if;
  raise exception 'challans are never changed';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and not exists (select from users where user_id = old.user_id) then
    return old;
  end if;
  raise exception 'consents are never changed';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_deal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  mutable constant text[] := array['revision', 'state', 'expires_at', 'changed_at', 'requirement_id', 'quote_id'];
begin
  if tg_op = 'DELETE' then
    if exists (select from chat_rooms where room_id = old.room_id)
      and (being_erased() is null
        or not exists (select from chat_rooms where room_id = old.room_id and being_erased() in (buyer_id, seller_id))
        or exists (select from deals where room_id = old.room_id and state = 'accepted'))
    then
      raise exception 'deals are never deleted';
    end if;
    return old;
  end if;
  if to_jsonb(new) - mutable is distinct from to_jsonb(old) - mutable then
    raise exception 'deals are never changed';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_deal_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and not exists (select from deals where deal_id = old.deal_id) then
    return old;
  end if;
  raise exception 'deals are never changed';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  mutable constant text[] := array['irn', 'ack_no', 'ack_date', 'signed_qr', 'cancelled_at', 'cancel_reason', 'credited_at'];
begin
  if tg_op = 'DELETE' then
    if exists (select from orders where order_id = old.order_id)
      or exists (select from plan_documents where invoice_id = old.invoice_id)
    then
      raise exception 'documents are never deleted';
    end if;
    return old;
  end if;
  if to_jsonb(new) - mutable is distinct from to_jsonb(old) - mutable
    or (old.irn is not null
      and (new.irn, new.ack_no, new.ack_date, new.signed_qr)
        is distinct from (old.irn, old.ack_no, old.ack_date, old.signed_qr))
    or (old.cancelled_at is not null
      and (new.cancelled_at, new.cancel_reason) is distinct from (old.cancelled_at, old.cancel_reason))
    or (old.credited_at is not null and new.credited_at is distinct from old.credited_at)
  then
    raise exception 'documents are never changed';
  end if;
  -- The portal's number is a SHA-256 hash; only an invoice or bill is cancelled, at a moment and for a reason.
  if new.irn !~ '^[0-9a-f]{64}$'
    or (new.irn is null and num_nonnulls(new.ack_no, new.ack_date, new.signed_qr) > 0)
    or (new.cancelled_at is null) <> (new.cancel_reason is null)
    or new.cancelled_at in ('infinity', '-infinity')
    or (new.cancelled_at is not null and new.kind in ('CRN', 'DBN'))
    or (old.credited_at is null and new.credited_at is not null and not is_credited(new.invoice_id))
  then
    raise exception 'a document cannot say this';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_invoice_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and not exists (select from invoices where invoice_id = old.invoice_id) then
    return old;
  end if;
  raise exception 'documents are never changed';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_lines_together()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from added join invoices using (invoice_id) where created_at <> now()) then
    raise exception 'documents are never changed';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_paper_series()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE'
    or (new.gstin, new.year, new.prefix) is distinct from (old.gstin, old.year, old.prefix)
    or new.next_place <> old.next_place + 1
    or new.last_on < old.last_on
  then
    raise exception 'a series of numbers only goes on';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_payee()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  mutable constant text[] := array['replaced_at', 'account_number'];
begin
  if to_jsonb(new) - mutable is distinct from to_jsonb(old) - mutable
    or (old.replaced_at is not null and new.replaced_at is distinct from old.replaced_at)
    or (old.account_number is null) <> (new.account_number is null)
  then
    raise exception 'payees are never changed';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  mutable constant text[] := array['state', 'reason', 'decided_at'];
begin
  if tg_op = 'DELETE' then
    if exists (select from orders where order_id = old.order_id) then
      raise exception 'payments are never deleted';
    end if;
    return old;
  end if;
  if to_jsonb(new) - mutable is distinct from to_jsonb(old) - mutable then
    raise exception 'payments are never changed';
  end if;
  if old.state <> 'claimed' and not (old.state = 'confirmed' and new.state = 'withdrawn'
    and old.claimed_by = 'seller' and old.kind <> 'refund') then
    raise exception 'payments are never changed';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_people_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select b.full_name, b.company_name, b.email, b.phone_number, b.gst_number, b.is_seller_verified
  into new.buyer_full_name, new.buyer_company_name, new.buyer_email, new.buyer_phone_number, new.buyer_gst_number,
    new.is_buyer_verified
  from users b where b.user_id = new.buyer_id;
  select s.full_name, s.company_name, s.email, s.phone_number, s.gst_number, s.is_seller_verified
  into new.seller_full_name, new.seller_company_name, new.seller_email, new.seller_phone_number, new.seller_gst_number,
    new.is_seller_verified
  from users s where s.user_id = new.seller_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and not exists (select from payments where payment_id = old.payment_id) then
    return old;
  end if;
  raise exception 'receipts are never changed';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_series()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE'
    or (new.gstin, new.year, new.kind, new.prefix) is distinct from (old.gstin, old.year, old.kind, old.prefix)
    or new.next_place <> old.next_place + 1
    or new.last_on < old.last_on
  then
    raise exception 'a series of numbers only goes on';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_shipment_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and not exists (select from shipments where shipment_id = old.shipment_id) then
    return old;
  end if;
  raise exception 'what was said of a transport before stays';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_taken_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and not exists (select from payments where payment_id = old.payment_id) then
    return old;
  end if;
  raise exception 'what was taken back stays so';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_taken_back_shipment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and not exists (select from shipments where shipment_id = old.shipment_id) then
    return old;
  end if;
  raise exception 'what was taken back stays so';
end $function$;

CREATE OR REPLACE FUNCTION public.leave_online(person uuid, process uuid)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(7243, hashtext(person::text));
  delete from push_people where user_id = person and process_id = process;
  return not exists (select from push_people where user_id = person);
end $function$;

CREATE OR REPLACE FUNCTION public.mark_credited()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  with billed as materialized (
      select distinct n.credits as invoice_id from added join invoices n using (invoice_id)
      where n.credits is not null),
    credited as materialized (select invoice_id from billed where is_credited(invoice_id))
  update invoices set credited_at = clock_timestamp()
  where credited_at is null and invoice_id in (select invoice_id from credited);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.min_order_class(min_order integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select width_bucket(min_order, array[2, 11, 51, 101, 501])
$function$;

CREATE OR REPLACE FUNCTION public.min_order_filters(highest integer)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select array_agg('m' || class) from generate_series(0, min_order_class(highest)) class
$function$;

CREATE OR REPLACE FUNCTION public.name_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select regexp_replace(lower(name), '[\s!-/:-@\[-`{-~]+', '', 'g') $function$;

CREATE OR REPLACE FUNCTION public.note_answer_class()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  whose constant uuid := case when tg_op = 'DELETE' then old.seller_id else new.seller_id end;
begin
  -- Figures that go with their account leave nothing to follow.
  insert into shop_changes (seller_id) select user_id from users where user_id = whose
  on conflict (seller_id) do update set version = shop_changes.version + 1, changed_at = clock_timestamp();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_buyer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into buyer_figures (buyer_id) values (new.buyer_id) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_deal_head()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update chat_rooms set deal_head = new.hash, deal_head_id = new.deal_id where room_id = new.room_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_first_verification()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into first_verifications (product_id) values (new.product_id) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_mail_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into consents (user_id, purpose, is_given) values (new.user_id, 'mail', new.unsubscribed_at is null);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_price_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into price_moves (product_id, from_paise) values (old.product_id, old.card_price_paise);
  insert into signal_checks (kind, subject) values ('listing', new.product_id::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_push_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into consents (user_id, purpose, is_given) values (new.user_id, 'push', true);
  elsif exists (select from users where user_id = old.user_id) then
    insert into consents (user_id, purpose, is_given) values (old.user_id, 'push', false);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_shop_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into shop_changes (seller_id) values (new.user_id)
  on conflict (seller_id) do update set version = shop_changes.version + 1, changed_at = clock_timestamp();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.picture_id(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select substring(address from '^/media/([0-9a-f]{32})/')
$function$;

CREATE OR REPLACE FUNCTION public.picture_ids(addresses jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(substring(address from '^/media/([0-9a-f]{32})/')), '{}')
  from jsonb_array_elements_text(addresses) address
$function$;

CREATE OR REPLACE FUNCTION public.place_of(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when char_length(place) >= 10 and regexp_replace(place, '[1-9]\d{5}', '') ~ '\d' then place end
  from (select lower(regexp_replace(address, '[^[:alnum:]]', '', 'g')) as place) as written
$function$;

CREATE OR REPLACE FUNCTION public.present_state_code(gstin text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE STRICT
AS $function$
declare
  code text := left(gstin, 2);
  into_code text;
begin
  for step in 1..100 loop
    select case when (value->>'is_ended')::boolean then value->>'into' else '' end into into_code
    from content_revisions where kind = 'states' and name = code order by revision desc limit 1;
    if not found then
      into_code := case code when '25' then '26' when '28' then '37' else '' end;
    end if;
    exit when into_code = '';
    code := into_code;
  end loop;
  return code;
end $function$;

CREATE OR REPLACE FUNCTION public.price_class(paise bigint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select width_bucket(ln(greatest(paise, 1)::double precision), ln(100::double precision), ln(1e9::double precision), 62)
$function$;

CREATE OR REPLACE FUNCTION public.price_filters(lowest bigint, highest bigint)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(distinct case
    when price / 8 * 8 >= bounds.low and price / 8 * 8 + 7 <= bounds.high then 'P' || price / 8
    else 'p' || price
  end), '{}')
  from (select price_class(coalesce(lowest, 0)) as low, coalesce(price_class(highest), 63) as high) bounds,
    generate_series(bounds.low, bounds.high) price
$function$;

CREATE OR REPLACE FUNCTION public.product_filters(seller_id uuid, category text, kind text, verification text, tiers jsonb, rating_sum integer, review_count integer)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  seller record;
  price integer := price_class((tiers -> -1 ->> 'unit_price_paise')::bigint);
begin
  select lower(state) as state, lower(business_type) as business_type into seller
    from users where user_id = product_filters.seller_id;
  return array_remove(array[
    'c' || category,
    's' || seller.state,
    'b' || seller.business_type,
    'k' || kind,
    'v' || verification,
    'p' || price,
    'P' || price / 8,
    'm' || min_order_class((tiers -> 0 ->> 'min')::integer),
    'r' || rating_class(case when review_count > 0 then rating_sum * 100 / review_count else 0 end)
  ], null);
end $function$;

CREATE OR REPLACE FUNCTION public.raise_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.revision := old.revision + 1;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.rating_class(hundredths integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select width_bucket(hundredths, array[1, 200, 300, 400])
$function$;

CREATE OR REPLACE FUNCTION public.rating_filters(lowest integer)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select array_agg('r' || class) from generate_series(rating_class(lowest), 4) class
$function$;

CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  mutable constant text[] := array['actor_name', 'subject_name', 'details'];
begin
  if tg_level = 'ROW' then
    if tg_op = 'DELETE' and old.created_at < now() - interval '365 days' then
      return old;
    end if;
    if tg_op = 'UPDATE' and being_erased() is not null and to_jsonb(new) - mutable = to_jsonb(old) - mutable then
      return new;
    end if;
  end if;
  raise exception 'audit events are never changed';
end $function$;

CREATE OR REPLACE FUNCTION public.register_seller()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.gst_number !~ '^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'
    or not is_state_code(present_state_code(new.gst_number))
    or exists (select from tax_registrations where gstin = new.gst_number and seller_id <> new.user_id)
  then return null;
  end if;
  update tax_registrations set is_default = false
  where seller_id = new.user_id and is_default and gstin <> new.gst_number;
  insert into tax_registrations (seller_id, gstin, legal_name, address, pin, state_code)
  select new.user_id, new.gst_number, coalesce(a.company_name, new.company_name, new.full_name),
    coalesce(a.business_address, new.address), coalesce(substring(a.business_pincode from '^[1-9]\d{5}$'), ''),
    present_state_code(new.gst_number)
  from (select new.user_id) seller
  left join lateral (
    select * from seller_applications where user_id = new.user_id order by created_at desc limit 1) a on true
  on conflict (gstin) do update set is_default = true;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.set_answer_class()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.answer_class := coalesce((
    select answer_class(f.answer_cases, f.answer_median_minutes) from service_figures f
    where f.seller_id = new.seller_id), 0);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.set_product_filters()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.filters := array_remove(
    product_filters(
      new.seller_id, new.category, new.kind, new.verification, new.tiers, new.rating_sum, new.review_count)
      || ('o' || lower(new.country_of_origin)),
    null);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.set_shop_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.shop_version := coalesce((select version from shop_changes where seller_id = new.seller_id), 0);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.shop_minutes_until(moment timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (days / 7) * 6 * 540 + least(days % 7, 6) * 540
    + case when days % 7 = 6 then 0 else least(greatest(floor(extract(epoch from here::time) / 60)::bigint - 600, 0), 540) end
  from (select here, (here::date - date '2001-01-01')::bigint as days
    from (select moment at time zone 'Asia/Kolkata' as here) as india) as counted
$function$;

CREATE OR REPLACE FUNCTION public.state_code_of_gstin(gstin text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select case left(gstin, 2) when '25' then '26' when '28' then '37' else left(gstin, 2) end
$function$;
