-- States are content: the desk adds them, and says that one has ended and into which it went. Until a state is changed there,
-- it stands as it came with the market.
create function present_state_code(gstin text) returns text language plpgsql stable strict as $$
declare
  code text := left(gstin, 2);
  into_code text;
begin
  for step in 1..100 loop
    select case when (value->>'is_ended')::boolean then value->>'into' else '' end into into_code
    from content_revisions where kind = 'states' and name = code order by revision desc limit 1;
    if not found then
      into_code := case code when '25' then '26' when '28' then '37' else '' end;
    end if;
    exit when into_code = '';
    code := into_code;
  end loop;
  return code;
end $$;

create function is_state_code(code text) returns boolean language sql stable strict as $$
  select code between '01' and '38'
    or exists (select from content_revisions where kind = 'states' and name = code)
$$;

-- As before, with the states of the desk.
create or replace function register_seller() returns trigger language plpgsql as $$
begin
  if new.gst_number !~ '^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'
    or not is_state_code(present_state_code(new.gst_number))
    or exists (select from tax_registrations where gstin = new.gst_number and seller_id <> new.user_id)
  then return null;
  end if;
  update tax_registrations set is_default = false
  where seller_id = new.user_id and is_default and gstin <> new.gst_number;
  insert into tax_registrations (seller_id, gstin, legal_name, address, pin, state_code)
  select new.user_id, new.gst_number, coalesce(a.company_name, new.company_name, new.full_name),
    coalesce(a.business_address, new.address), coalesce(substring(a.business_pincode from '^[1-9]\d{5}$'), ''),
    present_state_code(new.gst_number)
  from (select new.user_id) seller
  left join lateral (
    select * from seller_applications where user_id = new.user_id order by created_at desc limit 1) a on true
  on conflict (gstin) do update set is_default = true;
  return null;
end $$;
