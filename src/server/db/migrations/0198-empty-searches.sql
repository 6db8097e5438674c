-- Words that found nothing, counted by day in India: no person, no address, no time but the last.
create table empty_searches (
  day date not null,
  words text not null,
  searches integer not null,
  last_at timestamptz not null,
  primary key (day, words)
);
