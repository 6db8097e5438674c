-- The name of the person whose papers an admin has read: names of a profile change unseen. What the version before approves has none.
alter table seller_applications add column full_name text;
