-- The same of the names of shops.
create index concurrently if not exists users_wordless_idx on users (user_id)
where name_words is null and company_name is not null and account_type = 'seller';
