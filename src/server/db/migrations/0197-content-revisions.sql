-- What the operator has written: each document in all its revisions. The code's content of a document is its first
-- revision, stored when somebody changes it for the first time; without a row the code's content stands.
create table content_revisions (
  content_revision_id bigint generated always as identity primary key,
  kind text not null,
  name text not null,
  revision integer not null check (revision >= 1),
  -- Null: taken away.
  value jsonb,
  -- The revision whose value came back by an undo.
  restored integer,
  -- Null: the content that came with the product.
  made_at timestamptz,
  made_by uuid references users (user_id) on delete set null,
  unique (kind, name, revision)
);
create index content_revisions_made_by_idx on content_revisions (made_by);
