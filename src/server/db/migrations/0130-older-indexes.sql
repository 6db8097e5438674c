-- The indexes of 0127 and 0128 answer all that these did.
drop index notifications_user_id_idx;
drop index orders_buyer_id_idx;
