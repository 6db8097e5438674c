alter table blog_posts
  add column meta_title text not null default '',
  add column meta_keywords text not null default '',
  -- Addresses that this post has shown before, which it may show again.
  add column past_images jsonb not null default '[]',
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  -- A draft was published by nobody yet.
  alter column published_at drop not null;
create index blog_posts_updated_at_idx on blog_posts (updated_at desc, blog_post_id);
