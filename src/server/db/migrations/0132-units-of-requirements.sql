-- What a requirement counts in, and what a quote does where it is something else. Null: not said, or the requirement's own.
alter table requirements add column unit text check (char_length(unit) between 1 and 40);
alter table quotes add column unit text check (char_length(unit) between 1 and 40);
