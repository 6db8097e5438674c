-- Who decided what, and who looked at what is private. Rows are only ever added.
create table audit_events (
  audit_event_id bigint generated always as identity primary key,
  -- No foreign keys, and names as they were: what was done outlives the account and its subject. null: the server itself.
  actor_id uuid,
  actor_name text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  subject_name text not null,
  details jsonb not null default '{}',
  request_id text not null,
  created_at timestamptz not null default now()
);
create index audit_events_actor_id_idx on audit_events (actor_id, audit_event_id desc);
create index audit_events_subject_id_idx on audit_events (subject_id, audit_event_id desc);
create index audit_events_action_idx on audit_events (action text_pattern_ops, audit_event_id desc);
create index audit_events_created_at_idx on audit_events (created_at);
create index audit_events_request_id_idx on audit_events (request_id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit events are never changed';
end $$;

create trigger audit_events_stay before update or delete on audit_events
  for each row execute function refuse_audit_change();
create trigger audit_events_stay_all before truncate on audit_events
  for each statement execute function refuse_audit_change();
