-- Lists are narrowed by where their sellers are and what they do; the indexes also tell how many sellers that leaves.
create index users_seller_state_idx on users (lower(state)) where account_type = 'seller';
create index users_seller_business_type_idx on users (lower(business_type)) where account_type = 'seller';
