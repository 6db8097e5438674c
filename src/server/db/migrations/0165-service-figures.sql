-- How a seller serves, over the last 90 days; the upkeep counts it every hour, and pages read one row.
create table service_figures (
  seller_id uuid primary key references users on delete cascade,
  computed_at timestamptz not null,
  answer_cases integer not null,
  -- The middle one, in minutes of shop hours; null without a case.
  answer_median_minutes integer,
  answered_within_day integer not null,
  sent_cases integer not null,
  sent_on_time integer not null,
  orders integer not null,
  cancelled integer not null,
  disputes integer not null,
  disputes_lost integer not null,
  buyers integer not null,
  buyers_again integer not null
);
create index service_figures_computed_at_idx on service_figures (computed_at);

-- Minutes of shop hours since a Monday long ago: 10 to 19 in India, Monday to Saturday.
create function shop_minutes_until(moment timestamptz) returns bigint language sql immutable parallel safe as $$
  select (days / 7) * 6 * 540 + least(days % 7, 6) * 540
    + case when days % 7 = 6 then 0 else least(greatest(floor(extract(epoch from here::time) / 60)::bigint - 600, 0), 540) end
  from (select here, (here::date - date '2001-01-01')::bigint as days
    from (select moment at time zone 'Asia/Kolkata' as here) as india) as counted
$$;

-- An address in its letters and digits alone; null if it is too short to say a place.
create function place_of(address text) returns text language sql immutable parallel safe as $$
  select case when char_length(place) >= 10 then place end
  from (select lower(regexp_replace(address, '[^[:alnum:]]', '', 'g')) as place) as written
$$;

-- Whether two accounts are one business: of one GST number, device or address.
create function is_same_party(one uuid, other uuid) returns boolean language sql stable as $$
  select one = other or exists (
    select from users a, users b
    where a.user_id = one and b.user_id = other
      and ((a.gst_number = b.gst_number and a.gst_number <> '') or place_of(a.address) = place_of(b.address)))
    or exists (select from known_devices a join known_devices b using (device_hash)
      where a.user_id = one and b.user_id = other)
$$;
