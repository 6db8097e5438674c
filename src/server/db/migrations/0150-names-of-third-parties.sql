-- Who gets the goods where the buyer has them sent to somebody else.
alter table orders add column ship_name text;
