-- Money is whole paise (bigint), moments are timestamptz in UTC, states are text with a check.

create table users (
  user_id uuid primary key default gen_random_uuid(),
  account_type text not null default 'buyer' check (account_type in ('buyer', 'requested', 'seller', 'admin')),
  full_name text not null,
  email text not null,
  phone_number text not null unique check (phone_number ~ '^[0-9]{8,15}$'),
  password_hash text not null,
  address text not null,
  gst_number text not null,
  company_name text,
  business_type text,
  city text,
  state text,
  website text,
  profile_image text,
  is_seller_verified boolean not null default false,
  suspended_at timestamptz,
  -- Accounts of the demo market: they cannot sign in where the demo is off.
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index users_email_idx on users (lower(email));
-- Buyers may share a GST number (branches); only one verified seller may use it.
create unique index users_verified_gst_number_idx on users (gst_number) where is_seller_verified;

create table sessions (
  session_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- sha-256 of the token: a stolen copy of this table opens nothing.
  token_hash bytea not null unique,
  user_agent text,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user_id_idx on sessions (user_id);

-- Browsers from which an account has signed in before; guesses made elsewhere do not lock them out.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);

create table pictures (
  picture_id text primary key,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default now()
);

create table products (
  product_id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references users on delete restrict,
  kind text not null default 'standard' check (kind in ('standard', 'live')),
  product_name text not null check (char_length(product_name) between 1 and 100),
  description text not null check (char_length(description) <= 500),
  unit text not null,
  category text not null,
  category_type text not null,
  -- [{min, max, unit_price_paise}], sorted by min; read and written whole, so kept whole.
  tiers jsonb not null check (jsonb_array_length(tiers) > 0),
  -- [{key, value}]
  specs jsonb not null default '[]',
  -- picture addresses, the cover first
  images jsonb not null default '[]',
  -- null: not tracked
  stock integer check (stock >= 0),
  verification text not null default 'pending' check (verification in ('pending', 'verified', 'rejected')),
  is_top_product boolean not null default false,
  expires_at timestamptz,
  rating_sum integer not null default 0 check (rating_sum >= 0),
  review_count integer not null default 0 check (review_count >= 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'live') = (expires_at is not null))
);
create index products_seller_id_idx on products (seller_id, created_at desc);

create table cart_lines (
  user_id uuid not null references users on delete cascade,
  product_id uuid not null references products on delete cascade,
  quantity integer not null check (quantity between 1 and 1000000),
  added_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
create index cart_lines_product_id_idx on cart_lines (product_id);

create table addresses (
  address_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  state text not null,
  city text not null,
  postal_code text not null,
  ship_address text not null,
  created_at timestamptz not null default now()
);
create index addresses_user_id_idx on addresses (user_id, created_at desc);

create table orders (
  order_id text primary key check (order_id ~ '^VJ-[0-9A-Z]{8}$'),
  buyer_id uuid not null references users on delete restrict,
  seller_id uuid not null references users on delete restrict,
  delivery_status text not null default 'Pending'
    check (delivery_status in ('Pending', 'Confirmed', 'Shipped', 'Delivered', 'Cancelled')),
  total_paise bigint not null check (total_paise >= 0),
  state text not null,
  city text not null,
  postal_code text not null,
  ship_address text not null,
  order_date timestamptz not null default now()
);
create index orders_buyer_id_idx on orders (buyer_id, order_date desc, order_id);
create index orders_seller_id_idx on orders (seller_id, order_date desc, order_id);

-- A line keeps name, picture and price as sold.
create table order_lines (
  order_id text not null references orders on delete cascade,
  line_number integer not null,
  product_id uuid not null references products on delete restrict,
  product_name text not null,
  product_image text,
  unit text not null,
  quantity integer not null check (quantity > 0),
  unit_price_paise bigint not null check (unit_price_paise > 0),
  line_total_paise bigint not null check (line_total_paise = unit_price_paise * quantity),
  -- Whether this line holds stock that a cancellation gives back.
  holds_stock boolean not null,
  primary key (order_id, line_number)
);
create index order_lines_product_id_idx on order_lines (product_id);

create table order_events (
  order_event_id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  actor_id uuid not null references users on delete restrict,
  actor_role text not null check (actor_role in ('buyer', 'seller', 'admin')),
  delivery_status text not null,
  reason text,
  created_at timestamptz not null default now()
);
create index order_events_order_id_idx on order_events (order_id, order_event_id);
create index order_events_actor_id_idx on order_events (actor_id);

-- The answer that a key got, so that a repeated request gets the same one.
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);

create table notifications (
  notification_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  order_id text references orders on delete cascade,
  kind text not null,
  message text not null,
  link text,
  is_read boolean not null default false,
  created_at timestamptz not null default now()
);
create index notifications_user_id_idx on notifications (user_id, created_at desc);
create index notifications_order_id_idx on notifications (order_id);

create table reviews (
  review_id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products on delete cascade,
  order_id text not null references orders on delete cascade,
  buyer_id uuid not null references users on delete cascade,
  rating integer not null check (rating between 1 and 5),
  comment text not null default '' check (char_length(comment) <= 300),
  created_at timestamptz not null default now(),
  unique (order_id, product_id)
);
create index reviews_product_id_idx on reviews (product_id, created_at desc);
create index reviews_buyer_id_idx on reviews (buyer_id);

create table blog_posts (
  blog_post_id uuid primary key default gen_random_uuid(),
  title text not null,
  category text not null,
  content text not null,
  -- [{url}]
  images jsonb not null default '[]',
  -- [{point, content, subpoints: [text]}]
  points jsonb not null default '[]',
  meta_description text not null default '',
  is_published boolean not null default false,
  is_demo boolean not null default false,
  published_at timestamptz not null default now()
);
create index blog_posts_published_at_idx on blog_posts (published_at desc) where is_published;

create table settings (
  name text primary key,
  value text not null,
  is_demo boolean not null default false
);
