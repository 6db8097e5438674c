-- Mail addresses whose owners proved them by a code. One that is no longer the address of its profile gets nothing.
create table mail_addresses (
  user_id uuid primary key references users on delete cascade,
  address text not null,
  verified_at timestamptz not null default now(),
  unsubscribed_at timestamptz,
  -- When the server of the address refused a mail for good.
  bounced_at timestamptz,
  -- In the link that ends the mails.
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{43}$')
);

create table mail_codes (
  user_id uuid primary key references users on delete cascade,
  address text not null,
  code_hash bytea not null check (length(code_hash) = 32),
  tries integer not null default 0 check (tries >= 0),
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index mail_codes_expires_at_idx on mail_codes (expires_at);

-- Browsers that take pushes. Each goes with its session, so that nothing reaches a phone that signed out.
create table push_subscriptions (
  subscription_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_user_id_idx on push_subscriptions (user_id);
create index push_subscriptions_session_id_idx on push_subscriptions (session_id);

-- What a person takes on which channel; without a row what the contract says.
create table notification_choices (
  user_id uuid not null references users on delete cascade,
  topic text not null,
  channel text not null,
  is_on boolean not null,
  primary key (user_id, topic, channel)
);

-- When phones stay silent, as times of India; without a row 21:00 to 08:00. Both alike: never.
create table quiet_hours (
  user_id uuid primary key references users on delete cascade,
  quiet_from time not null,
  quiet_to time not null
);

-- `moment`, or the end of the quiet hours that it lies in.
create function after_quiet_hours(moment timestamptz, quiet_from time, quiet_to time) returns timestamptz
language sql stable as $$
  select case
    when quiet_from = quiet_to then moment
    when case when quiet_from < quiet_to then here::time >= quiet_from and here::time < quiet_to
      else here::time >= quiet_from or here::time < quiet_to end
    then (here::date + case when here::time >= quiet_to then 1 else 0 end + quiet_to) at time zone 'Asia/Kolkata'
    else moment end
  from (select moment at time zone 'Asia/Kolkata' as here) as india
$$;

-- What leaves the site: written with its notification, then sent. Text is copied, because a notification that repeats
-- replaces its predecessor.
create table outbox (
  outbox_id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  notification_id uuid not null,
  channel text not null check (channel in ('push', 'mail', 'sms', 'whatsapp')),
  -- Which browser; null on other channels.
  subscription_id uuid references push_subscriptions on delete cascade,
  kind text not null,
  order_id text,
  message text not null,
  link text,
  -- What a gathering says one by one: messages with their links.
  lines jsonb,
  -- One thing reaches one place once.
  dedupe_key text not null unique,
  state text not null check (state in ('gathering', 'waiting', 'sent', 'dropped', 'fault')),
  attempts integer not null default 0,
  -- While it is being sent: when somebody else may try, because the sender must have died.
  next_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  fault text,
  check ((state = 'sent') = (sent_at is not null)),
  check ((channel = 'push') = (subscription_id is not null))
);
create index outbox_due_idx on outbox (channel, next_at) where state = 'waiting';
create index outbox_gathering_idx on outbox (user_id, channel) where state = 'gathering';
create index outbox_faults_idx on outbox (created_at desc, outbox_id) where state = 'fault';
create index outbox_user_id_idx on outbox (user_id, channel, created_at);
create index outbox_subscription_id_idx on outbox (subscription_id) where subscription_id is not null;
create index outbox_created_at_idx on outbox (created_at) where state in ('sent', 'dropped', 'fault');
