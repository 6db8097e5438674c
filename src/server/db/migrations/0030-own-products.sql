alter table products
  -- Why an admin keeps it off the market; for its seller's eyes.
  add column if not exists rejection_reason text,
  -- Pictures that it once had: a form that was opened before somebody else's change may bring them back.
  add column past_images jsonb not null default '[]';
