-- What one buyer may have of a product on order; null: any quantity.
alter table products add column most_per_buyer integer check (most_per_buyer between 1 and 1000000);

alter table users
  -- Of a seller: an order below the minimum of a product is refused instead of left to the seller.
  add column is_minimum_binding boolean not null default false,
  -- When its owner last proved with a one-time code to hold the number; null: never, or another number by now.
  add column phone_confirmed_at timestamptz;

-- How many orders of a buyer are open is counted with each order.
create index orders_open_idx on orders (buyer_id) include (total_paise)
  where delivery_status in ('Pending', 'Confirmed', 'Shipped');
