-- An order keeps who agreed on it, as both were on that day: whoever changes a name, a number or an address later, or
-- is verified later, changes no order. New columns are empty at first, so adding them takes no time on a large table.
alter table orders
  add column buyer_full_name text,
  add column buyer_company_name text,
  add column buyer_email text,
  add column buyer_phone_number text,
  add column buyer_gst_number text,
  add column is_buyer_verified boolean,
  add column seller_full_name text,
  add column seller_company_name text,
  add column seller_email text,
  add column seller_phone_number text,
  add column seller_gst_number text,
  add column is_seller_verified boolean;

-- Filled at the table itself, so that no way to an order can forget it, an older server's that is still running included.
create function keep_people_of_order() returns trigger language plpgsql as $$
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
end $$;
create trigger orders_keep_people before insert on orders
  for each row when (new.buyer_full_name is null) execute function keep_people_of_order();

-- The slab in which the quantity was bought. Of older lines it is not known.
alter table order_lines add column slab_min integer, add column slab_max integer;

-- Where the next file finds the orders that are still to be filled.
create index orders_without_people_idx on orders (order_id) where buyer_full_name is null;
