-- What was agreed before was not kept, so these orders keep who both are today.
update orders o
set buyer_full_name = b.full_name, buyer_company_name = b.company_name, buyer_email = b.email,
  buyer_phone_number = b.phone_number, buyer_gst_number = b.gst_number, is_buyer_verified = b.is_seller_verified,
  seller_full_name = s.full_name, seller_company_name = s.company_name, seller_email = s.email,
  seller_phone_number = s.phone_number, seller_gst_number = s.gst_number, is_seller_verified = s.is_seller_verified
from users b, users s
where b.user_id = o.buyer_id and s.user_id = o.seller_id
  and o.order_id in (select order_id from orders where buyer_full_name is null order by order_id limit 5000)
