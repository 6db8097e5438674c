-- The same order of a shop's orders, with what its figures and its counts by status need, so that these read no order.
create index orders_seller_figures_idx on orders (seller_id, order_date desc, order_id)
  include (delivery_status, total_paise, buyer_id);
drop index orders_seller_id_idx;
alter index orders_seller_figures_idx rename to orders_seller_id_idx;
