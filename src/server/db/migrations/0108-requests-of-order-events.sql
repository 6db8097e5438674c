-- The id that the request has in its answer and in the log; events of before have none.
alter table order_events add column request_id text;
