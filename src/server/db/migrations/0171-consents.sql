-- What a person agreed to or took back, and when. Lines are added, never changed; they go with their account.
create table consents (
  consent_id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('terms', 'mail', 'push')),
  -- Of the terms: the day since which they are in force.
  version text,
  is_given boolean not null,
  happened_at timestamptz not null default clock_timestamp(),
  check ((purpose = 'terms') = (version is not null))
);
create index consents_user_id_idx on consents (user_id, consent_id);

create function keep_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from users where user_id = old.user_id) then
    return old;
  end if;
  raise exception 'consents are never changed';
end $$;
create trigger consents_stay before update or delete on consents for each row execute function keep_consent();

-- By triggers, because mails and pushes end on several roads.
create function note_mail_consent() returns trigger language plpgsql as $$
begin
  insert into consents (user_id, purpose, is_given) values (new.user_id, 'mail', new.unsubscribed_at is null);
  return null;
end $$;
create trigger mail_consent_given after insert on mail_addresses for each row execute function note_mail_consent();
create trigger mail_consent_changed after update of unsubscribed_at on mail_addresses for each row
  when ((old.unsubscribed_at is null) is distinct from (new.unsubscribed_at is null)) execute function note_mail_consent();

create function note_push_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into consents (user_id, purpose, is_given) values (new.user_id, 'push', true);
  elsif exists (select from users where user_id = old.user_id) then
    insert into consents (user_id, purpose, is_given) values (old.user_id, 'push', false);
  end if;
  return null;
end $$;
create trigger push_consent_changed after insert or delete on push_subscriptions for each row
  execute function note_push_consent();
