-- Pictures that a product once had: a form that was opened before another change may bring them back.
alter table products add column past_images jsonb not null default '[]';
