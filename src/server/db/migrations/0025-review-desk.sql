-- A hidden review stays, but nobody is shown it and no rating counts it.
alter table reviews
  add column hidden_at timestamptz,
  add column hidden_by uuid references users on delete set null;
create index reviews_hidden_by_idx on reviews (hidden_by) where hidden_by is not null;

alter table review_reports add column resolution text check (resolution in ('hidden', 'dismissed'));
create index review_reports_created_at_idx on review_reports (created_at, review_report_id);
