-- The name and the parameters of an import's problem, beside its English. Those that were written before have none.
alter table product_imports add column sentence jsonb;
