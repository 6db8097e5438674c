-- Without the id a list is sorted anew, and a plan made for people with few reads all that somebody with many has.
create index concurrently if not exists notifications_by_age_idx on notifications (user_id, created_at desc, notification_id);
