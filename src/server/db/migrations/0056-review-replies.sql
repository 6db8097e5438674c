-- A seller answers a review once; buyers read the answer below it.
alter table reviews
  add column reply text check (char_length(reply) between 1 and 300),
  add column replied_at timestamptz,
  add constraint reviews_reply_dated check ((reply is null) = (replied_at is null));
