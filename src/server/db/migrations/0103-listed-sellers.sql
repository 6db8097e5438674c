-- A sitemap of sellers reads where its pages begin off this index alone.
create index users_sellers_idx on users (user_id) where account_type = 'seller' and suspended_at is null;
