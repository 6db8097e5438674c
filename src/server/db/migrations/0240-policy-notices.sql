-- How far everybody was told of a new text of a policy.
create table policy_notices (
  policy text not null,
  revision integer not null,
  -- The day since which that text is in force.
  in_force text not null,
  changed_at timestamptz not null,
  -- The last account that was told, in the order of their ids.
  reached uuid,
  done_at timestamptz,
  primary key (policy, revision)
);
create index policy_notices_open_idx on policy_notices (changed_at) where done_at is null;
