-- An address in its letters and digits alone; null if it says no place of one business: too short, or a town with its PIN code
-- but without the number of a house or shop, which thousands share.
create or replace function place_of(address text) returns text language sql immutable parallel safe as $$
  select case when char_length(place) >= 10 and regexp_replace(place, '[1-9]\d{5}', '') ~ '\d' then place end
  from (select lower(regexp_replace(address, '[^[:alnum:]]', '', 'g')) as place) as written
$$;

-- Whether two accounts are one business: of one GST number (also one of several that a shop bills under), device or address.
-- A device that signs in to an account of the demo says nothing, because everybody knows its password.
create or replace function is_same_party(one uuid, other uuid) returns boolean language sql stable as $$
  select one = other or exists (
    select from users a, users b
    where a.user_id = one and b.user_id = other
      and ((a.gst_number = b.gst_number and a.gst_number <> '') or place_of(a.address) = place_of(b.address)))
    or exists (select from tax_registrations t join users b on b.gst_number = t.gstin
      where (t.seller_id, b.user_id) in ((one, other), (other, one)))
    or exists (select from known_devices a join known_devices b using (device_hash)
      where a.user_id = one and b.user_id = other
        and not exists (select from users u where u.user_id in (one, other) and u.is_demo))
$$;

-- Whose links to others may have changed, so that their reviews are counted anew.
create table party_checks (
  party_check_id bigint generated always as identity primary key,
  user_id uuid not null,
  asked_at timestamptz not null default now()
);

create function check_party() returns trigger language plpgsql as $$
begin
  insert into party_checks (user_id) values (new.user_id);
  return null;
end $$;
create trigger party_changed after update of gst_number, address on users
  for each row when ((old.gst_number, old.address) is distinct from (new.gst_number, new.address))
  execute function check_party();
create trigger party_of_device after insert on known_devices for each row execute function check_party();

create function check_party_of_registration() returns trigger language plpgsql as $$
begin
  insert into party_checks (user_id) values (new.seller_id);
  return null;
end $$;
create trigger party_registered after insert on tax_registrations
  for each row execute function check_party_of_registration();
