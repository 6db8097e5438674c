-- The upkeep asks for the oldest rows that have run out, a few at a time, and reads no table for it.
create index sessions_expires_at_idx on sessions (expires_at);
create index known_devices_seen_at_idx on known_devices (seen_at);
create index sign_in_failures_forget_at_idx on sign_in_failures (forget_at);
create index product_imports_updated_at_idx on product_imports (updated_at) where status not in ('checking', 'applying');
