-- contract: the version before reads any text there and refuses by a rule of its own; contract/tax/gst-kinds.ts checks all forms now
-- 'Bill to' takes the numbers of non-residents, embassies and deductors as well.
alter table billing_profiles
  drop constraint billing_profiles_gstin_check,
  add constraint billing_profiles_gstin_check check (gstin ~ '^[0-9A-Z]{15}$') not valid;

alter table billing_profiles validate constraint billing_profiles_gstin_check;
