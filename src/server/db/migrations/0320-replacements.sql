-- The problem for which goods are sent again: they are no part of what was ordered. What the version before sends has none.
alter table shipments add column case_id text references cases on delete cascade;
