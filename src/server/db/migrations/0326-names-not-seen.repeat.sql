-- Names of registrations from before that no admin has seen: neither the company's nor those of an approved application. They
-- are printed on until an admin has looked; those that are declined make way for the company's.
insert into registration_names (seller_id, gstin, former_legal_name, former_trade_name, legal_name, trade_name)
select r.seller_id, r.gstin,
  case when business_name_key(r.legal_name) = any(seen.keys) then r.legal_name else seen.name end,
  case when business_name_key(r.trade_name) = any(seen.keys) then r.trade_name else '' end, r.legal_name, r.trade_name
from tax_registrations r join users u on u.user_id = r.seller_id
cross join lateral (
  select coalesce(u.company_name, a.company_name, u.full_name) as name,
    array_remove(array[business_name_key(coalesce(u.company_name, a.company_name, u.full_name)),
      business_name_key(a.company_name)], null) as keys
  from (select) one left join lateral (
    select company_name from seller_applications where user_id = r.seller_id and status = 'approved'
    order by created_at desc limit 1) a on true) seen
where not (business_name_key(r.legal_name) = any(seen.keys)
    and (r.trade_name = '' or business_name_key(r.trade_name) = any(seen.keys)))
  and not exists (select from registration_names n where n.gstin = r.gstin)
order by r.created_at, r.gstin limit 1000
on conflict do nothing
