-- Part numbers such as 'NOR.9414-60' and item codes have become words that products are found by. The products that have one
-- follow like those of a changed shop, once no server of the version before is left to write them in its old words.
create table words_to_renew (due_at timestamptz primary key);
insert into words_to_renew select now() + interval '30 minutes' where exists (select from products);
