-- Parts of names, which else are looked for in every event.
create index concurrently if not exists audit_events_names_idx on audit_events
  using gin (actor_name gin_trgm_ops, subject_name gin_trgm_ops);
