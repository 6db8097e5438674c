-- Whether the price has all taxes in it. Quotes from before said nothing of it, nor do those of the version before.
alter table quotes add column includes_tax boolean not null default false;
