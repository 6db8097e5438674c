alter table users add column suspension_reason text;

-- Admins find people by any part of what they know of them.
create index users_known_by_idx on users using gin (
  (full_name || ' ' || coalesce(company_name, '') || ' ' || email || ' ' || phone_number || ' ' || gst_number) gin_trgm_ops
);
create index users_created_at_idx on users (created_at desc, user_id);
