-- When a shipment arrived: as was said of it, else when its seller made the whole order Delivered after it had left. Taken back with that
-- status, as nothing is written down.
create function arrived_at(s shipments) returns timestamptz language sql stable as $$
  select coalesce(s.delivered_at, (
    select max(e.created_at) from order_events e join orders o using (order_id)
    where e.order_id = s.order_id and o.delivery_status = 'Delivered' and e.delivery_status = 'Delivered'
      and e.created_at >= s.dispatched_at))
$$;
