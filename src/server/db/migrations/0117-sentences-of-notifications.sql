-- The name and the parameters of what a notification says, beside its English. Those that were written before have none.
alter table notifications add column sentence jsonb;
