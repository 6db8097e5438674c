-- Names from before marks that nobody sees were dropped as they are typed (contract/invisible.ts): two of them could differ by
-- nothing but those. A name of such marks alone stays.
update users u set full_name = mended.full_name, company_name = mended.company_name,
  -- The words of a search are made of the name again.
  name_words = case when u.company_name is distinct from mended.company_name then null else u.name_words end
from (
  select user_id, full_name, company_name from (
    select user_id, full_name as former_name, company_name as former_company,
      btrim(regexp_replace(regexp_replace(regexp_replace(full_name, marks, '', 'g'), joiners, '\1', 'g'), breaks, ' ', 'g')) as full_name,
      btrim(regexp_replace(regexp_replace(regexp_replace(company_name, marks, '', 'g'), joiners, '\1', 'g'), breaks, ' ', 'g')) as company_name
    from users, (values (
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
      '(^|[A-Za-z\u00aa\u00ba\u00c0-\u024f\u1e00-\u1eff[:digit:][:punct:][:space:]])[\u200c\u200d\ufe0e\ufe0f]+',
      '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+')) as unseen (marks, joiners, breaks)
    where full_name ~ marks or full_name ~ joiners or full_name ~ breaks
      or company_name ~ marks or company_name ~ joiners or company_name ~ breaks
  ) names
  where (full_name, company_name) is distinct from (former_name, former_company)
    and full_name <> '' and company_name is distinct from ''
  order by user_id limit 1000) mended
where u.user_id = mended.user_id
