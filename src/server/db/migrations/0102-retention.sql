-- A requirement ends by itself, so that sellers' lists hold what is still wanted. Those that are open now get the time to
-- be told of it first.
alter table requirements
  add column ends_at timestamptz not null default now() + interval '45 days',
  add column end_told_at timestamptz,
  add column has_ended boolean not null default false;
update requirements set ends_at = greatest(created_at + interval '45 days', now() + interval '4 days') where closed_at is null;
create index requirements_ends_at_idx on requirements (ends_at) where closed_at is null;
create index requirements_closed_at_idx on requirements (closed_at) where closed_at is not null;
create index notifications_created_at_idx on notifications (created_at);
-- The same news again takes the place of what was not read yet.
create index notifications_unread_link_idx on notifications (user_id, link) where not is_read;

-- What a rejected applicant told of the bank goes with the documents.
alter table seller_applications
  alter column account_number drop not null,
  alter column bank_account_type drop not null;
drop index seller_applications_documents_idx;
create index seller_applications_kept_idx on seller_applications (decided_at)
  where business_license is not null or proprietor_document is not null
    or (status = 'rejected' and account_number is not null);
