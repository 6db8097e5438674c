-- How many are not read yet is asked every 30 seconds by every open page.
create index notifications_unread_idx on notifications (user_id) where not is_read;

-- The histogram of a product's reviews.
create index reviews_product_id_rating_idx on reviews (product_id, rating);

create table review_reports (
  review_report_id uuid primary key default gen_random_uuid(),
  review_id uuid not null references reviews on delete cascade,
  reporter_id uuid not null references users on delete cascade,
  reason text not null check (char_length(reason) between 1 and 300),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid references users on delete set null,
  unique (review_id, reporter_id)
);
create index review_reports_reporter_id_idx on review_reports (reporter_id);
create index review_reports_resolved_by_idx on review_reports (resolved_by);
create index review_reports_open_idx on review_reports (created_at) where resolved_at is null;
