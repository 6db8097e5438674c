-- A shipment that its seller noted by mistake and took back before anything came: it stays, and none of its goods count as sent.
-- Its challan is cancelled by this row: the number stays taken.
create table taken_back_shipments (
  shipment_id uuid primary key references shipments on delete cascade,
  reason text not null check (reason <> ''),
  taken_back_at timestamptz not null
);

create function keep_taken_back_shipment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from shipments where shipment_id = old.shipment_id) then
    return old;
  end if;
  raise exception 'what was taken back stays so';
end $$;
create trigger taken_back_shipments_stay before update or delete on taken_back_shipments
  for each row execute function keep_taken_back_shipment();
