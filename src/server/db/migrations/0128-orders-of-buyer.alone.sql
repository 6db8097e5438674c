-- With what a buyer's figures add up, which else read every order.
create index concurrently if not exists orders_of_buyer_idx on orders (buyer_id, order_date desc, order_id)
  include (delivery_status, total_paise);
