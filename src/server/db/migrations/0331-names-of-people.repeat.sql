-- What profiles say today, for applications that were approved before it was kept.
update seller_applications a set full_name = u.full_name
from (
  select a.seller_application_id, u.full_name from seller_applications a join users u using (user_id)
  where a.status = 'approved' and a.full_name is null limit 1000) u
where a.seller_application_id = u.seller_application_id
