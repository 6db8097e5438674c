create index concurrently if not exists products_category_answers_idx
  on products (category, answer_class desc, created_at desc, product_id desc) where deleted_at is null;
