-- Decided complaints whose visitors were not written yet.
create index concurrently if not exists cases_visitor_unwritten_idx on cases (changed_at)
  where visitor is not null and visitor_written_at is null and state = 'closed'
