-- Who is connected to which process. Gone after a crash of the database: each process then writes its people anew.
create unlogged table push_processes (
  process_id uuid primary key,
  seen_at timestamptz not null default now()
);

create unlogged table push_people (
  user_id uuid not null,
  process_id uuid not null references push_processes on delete cascade,
  primary key (user_id, process_id)
);
create index push_people_process on push_people (process_id);

-- Both answer whether it is news: that somebody was nowhere before, or is nowhere now. In turn for each person, for two
-- processes that are left at the same moment would each see the other.
create function come_online(person uuid, process uuid) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7243, hashtext(person::text));
  insert into push_people (user_id, process_id) values (person, process) on conflict do nothing;
  return not exists (select from push_people where user_id = person and process_id <> process);
end $$;

create function leave_online(person uuid, process uuid) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7243, hashtext(person::text));
  delete from push_people where user_id = person and process_id = process;
  return not exists (select from push_people where user_id = person);
end $$;

-- What rate-limiter-flexible counts at the doors that all processes share.
create unlogged table door_counts (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index door_counts_expire on door_counts (expire);

-- When a chore of the upkeep is due next, for whichever process comes first.
create table upkeep_runs (
  chore text primary key,
  due_at timestamptz not null
);
