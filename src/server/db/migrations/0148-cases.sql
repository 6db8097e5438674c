-- Problems with an order, and reports: who says what, who has to act until when, and what comes of it.
create table cases (
  case_id text primary key check (case_id ~ '^VT-[0-9A-HJKMNP-TV-Z]{8}$'),
  kind text not null check (kind in ('damaged', 'short', 'wrong', 'late', 'unwanted', 'refund', 'payment', 'listing',
    'supplier', 'person', 'content', 'privacy')),
  order_id text references orders on delete cascade,
  product_id uuid references products on delete set null,
  -- The other side, or whom a report is about.
  about_id uuid references users on delete set null,
  -- null: a visitor.
  opened_by uuid references users on delete cascade,
  -- Of a visitor: name and phone number, and the hash of the code that opens the status page.
  visitor jsonb,
  code_hash bytea,
  -- The goods, product or person that it is about; blank where the kind says it.
  subject text not null,
  wish text not null check (wish in ('credit', 'replacement', 'refund', 'answer')),
  value_paise bigint not null default 0 check (value_paise >= 0),
  restocking_paise bigint not null default 0 check (restocking_paise >= 0),
  collection_paise bigint not null default 0 check (collection_paise >= 0),
  state text not null check (state in ('open', 'answered', 'agreed', 'escalated', 'decided', 'closed')),
  acknowledge_by timestamptz not null,
  -- Until when the side whose turn it is acts; null where it is the desk's, or nobody's.
  answer_by timestamptz,
  close_by timestamptz not null,
  -- What the other side offers.
  offer text check (offer in ('credit', 'replacement', 'refund', 'none')),
  offer_paise bigint check (offer_paise > 0),
  outcome text check (outcome in ('credit', 'replacement', 'refund', 'none')),
  -- What the outcome takes off the order, until a credit note says the same.
  credit_paise bigint check (credit_paise > 0),
  outcome_by timestamptz,
  credit_note_id uuid references invoices on delete set null,
  decided_by uuid,
  -- Who lets the desk read the chat.
  chat_readers uuid[] not null default '{}',
  revision integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((opened_by is null) = (visitor is not null)),
  check ((state = 'open' or state = 'answered') = (answer_by is not null)),
  check (decided_by is distinct from about_id and decided_by is distinct from opened_by or decided_by is null)
);
create index cases_opened_by_idx on cases (opened_by, created_at desc, case_id);
create index cases_about_id_idx on cases (about_id, created_at desc, case_id);
create index cases_order_id_idx on cases (order_id) where order_id is not null;
create index cases_product_id_idx on cases (product_id) where product_id is not null;
create index cases_credit_note_id_idx on cases (credit_note_id) where credit_note_id is not null;
create index cases_answer_by_idx on cases (answer_by) where answer_by is not null;
create index cases_escalated_idx on cases (close_by) where state = 'escalated';
create index cases_owed_idx on cases (outcome_by) where state in ('agreed', 'decided');
create index cases_created_at_idx on cases (created_at desc, case_id);

create table case_lines (
  case_id text not null references cases on delete cascade,
  order_id text not null,
  line_number integer not null,
  quantity integer not null check (quantity > 0),
  primary key (case_id, line_number),
  foreign key (order_id, line_number) references order_lines (order_id, line_number) on delete cascade
);
create index case_lines_order_id_idx on case_lines (order_id, line_number);

create table case_events (
  case_id text not null references cases on delete cascade,
  place integer not null check (place > 0),
  -- 'clock': a day passed by.
  role text not null check (role in ('opener', 'other', 'desk', 'clock')),
  actor_id uuid,
  event text not null check (event in ('opened', 'joined', 'answered', 'accepted', 'escalated', 'withdrawn', 'decided',
    'closed', 'file', 'credited', 'sent')),
  words text not null check (char_length(words) <= 1000),
  facts jsonb not null default '{}',
  happened_at timestamptz not null,
  primary key (case_id, place)
);

create table case_files (
  file_id uuid primary key,
  case_id text not null references cases on delete cascade,
  role text not null check (role in ('opener', 'other', 'desk')),
  kind text not null check (kind in ('picture', 'pdf')),
  created_at timestamptz not null
);
create index case_files_case_id_idx on case_files (case_id, created_at);

-- A case goes only with its order, or without one with the account that opened it; what it was opened with stays.
create function keep_case() returns trigger language plpgsql as $$
declare
  fixed constant text[] := array['case_id', 'kind', 'order_id', 'opened_by', 'visitor', 'created_at', 'close_by'];
  name text;
begin
  if tg_op = 'DELETE' then
    if old.order_id is not null and exists (select from orders where order_id = old.order_id)
      or old.order_id is null
        and (old.opened_by is null or exists (select from users where user_id = old.opened_by)) then
      raise exception 'cases are never deleted';
    end if;
    return old;
  end if;
  foreach name in array fixed loop
    if to_jsonb(new) -> name is distinct from to_jsonb(old) -> name then
      raise exception 'the % of a case is never changed', name;
    end if;
  end loop;
  if old.state = 'closed' and new.state <> 'closed' then
    raise exception 'a closed case stays closed';
  end if;
  return new;
end $$;
create trigger cases_stay before update or delete on cases for each row execute function keep_case();

create function keep_case_part() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from cases where case_id = old.case_id) then
    return old;
  end if;
  raise exception 'what was said in a case is never changed';
end $$;
create trigger case_events_stay before update or delete on case_events
  for each row execute function keep_case_part();
create trigger case_files_stay before update or delete on case_files
  for each row execute function keep_case_part();

-- contract: no version relies on file_checks refusing a kind, because each sweeps its own kinds alone.
alter table file_checks drop constraint file_checks_kind_check;
alter table file_checks add constraint file_checks_kind_check
  check (kind in ('pictures', 'chats', 'applications', 'payments', 'shipments', 'cases')) not valid;

create function check_case_files() returns trigger language plpgsql as $$
begin
  insert into file_checks (kind, name, due_at) select 'cases', 'cases/' || file_id, now() from gone;
  return null;
end $$;
create trigger case_files_deleted after delete on case_files referencing old table as gone
  for each statement execute function check_case_files();

-- What outcomes of cases take off an order, as long as no credit note says the same.
create function credit_of_cases(id text) returns bigint language sql stable as $$
  select coalesce(sum(credit_paise), 0)::bigint from cases where order_id = id and credit_note_id is null
$$;
