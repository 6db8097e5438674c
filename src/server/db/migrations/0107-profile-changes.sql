-- What a verified seller wants to be called, or the GST number that it corrects. Until an admin has looked at it the former
-- one stands: the mark says that somebody has compared both with documents.
create table profile_changes (
  profile_change_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  field text not null check (field in ('company_name', 'gst_number')),
  former text not null,
  wanted text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined', 'withdrawn')),
  reason text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'pending') = (decided_at is null)),
  check (status <> 'declined' or reason is not null),
  -- Nobody decides about themselves.
  check (decided_by <> user_id)
);
create unique index profile_changes_pending_idx on profile_changes (user_id, field) where status = 'pending';
create index profile_changes_user_id_idx on profile_changes (user_id);
create index profile_changes_status_idx on profile_changes (status, created_at, profile_change_id);
create index profile_changes_decided_by_idx on profile_changes (decided_by);
