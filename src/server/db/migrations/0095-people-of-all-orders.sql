alter table orders
  alter column buyer_full_name set not null,
  alter column buyer_email set not null,
  alter column buyer_phone_number set not null,
  alter column buyer_gst_number set not null,
  alter column is_buyer_verified set not null,
  alter column seller_full_name set not null,
  alter column seller_email set not null,
  alter column seller_phone_number set not null,
  alter column seller_gst_number set not null,
  alter column is_seller_verified set not null;
drop index orders_without_people_idx;
