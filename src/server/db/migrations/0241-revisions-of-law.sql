-- The figures of law as they stand are the first revision of their history.
insert into content_revisions (kind, name, revision, value)
select 'bank-rates', from_date::text, 1,
  jsonb_build_object('rate_bp', rate_bp, 'source', source, 'checked_on', checked_on::text)
from bank_rates on conflict do nothing;
insert into content_revisions (kind, name, revision, value)
select 'eway-limits', state_code, 1, jsonb_build_object(
  'limit', limit_paise::float8 / 100, 'is_district_free', is_district_free, 'city_limit', city_limit_paise::float8 / 100,
  'is_disputed', is_disputed, 'source', source, 'checked_on', checked_on::text)
from eway_limits on conflict do nothing;
