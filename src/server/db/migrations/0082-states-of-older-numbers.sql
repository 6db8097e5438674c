-- GST numbers of these codes had no state, so their sellers stood under no filter.
update users u set state = named.state
from (values ('25', 'Dadra & Nagar Haveli and Daman & Diu'), ('28', 'Andhra Pradesh'), ('97', 'Other Territory'),
  ('99', 'Centre Jurisdiction')) named (code, state)
where u.account_type = 'seller' and u.state is null and left(u.gst_number, 2) = named.code;
