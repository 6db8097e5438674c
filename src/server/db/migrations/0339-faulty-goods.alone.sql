-- Goods that came short or damaged, which are few: a shop's page names them.
create index concurrently if not exists shipment_lines_faulty_idx on shipment_lines (order_id) where short + damaged > 0
