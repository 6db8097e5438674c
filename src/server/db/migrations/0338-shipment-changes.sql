-- What was said of a transport before its seller changed it: each field that had a value, with that value. Vehicles stand in shipment_vehicles.
create table shipment_changes (
  shipment_change_id bigint generated always as identity primary key,
  shipment_id uuid not null references shipments on delete cascade,
  field text not null check (field in ('mode', 'transporter_name', 'transporter_id', 'doc_no', 'doc_date', 'vehicle_kind',
    'distance_km', 'packages', 'expected_on', 'ewb_no', 'ewb_on')),
  before text not null check (before <> ''),
  changed_by uuid not null references users on delete restrict,
  changed_at timestamptz not null
);
create index shipment_changes_shipment_id_idx on shipment_changes (shipment_id);
create index shipment_changes_changed_by_idx on shipment_changes (changed_by);

create function keep_shipment_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from shipments where shipment_id = old.shipment_id) then
    return old;
  end if;
  raise exception 'what was said of a transport before stays';
end $$;
create trigger shipment_changes_stay before update or delete on shipment_changes
  for each row execute function keep_shipment_change();
