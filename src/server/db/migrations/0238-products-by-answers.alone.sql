create index concurrently if not exists products_answers_idx
  on products (answer_class desc, created_at desc, product_id desc) where deleted_at is null;
