insert into tax_registrations (seller_id, gstin, legal_name, address, pin, state_code)
select u.user_id, u.gst_number, coalesce(a.company_name, u.company_name, u.full_name),
  coalesce(a.business_address, u.address), coalesce(substring(a.business_pincode from '^[1-9]\d{5}$'), ''),
  state_code_of_gstin(u.gst_number)
from users u
left join lateral (
  select * from seller_applications where user_id = u.user_id order by created_at desc limit 1) a on true
where u.account_type = 'seller' and u.gst_number ~ '^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'
  and state_code_of_gstin(u.gst_number) between '01' and '38'
  and not exists (select from tax_registrations t where t.seller_id = u.user_id or t.gstin = u.gst_number)
order by u.created_at, u.user_id limit 2000
on conflict do nothing
