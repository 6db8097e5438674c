-- The desk lists the accounts of one kind, and counts them beside the others.
create index users_account_type_idx on users (account_type, created_at desc, user_id);
create index users_suspended_idx on users (created_at desc, user_id) where suspended_at is not null;
