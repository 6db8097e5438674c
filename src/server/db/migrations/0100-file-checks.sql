-- Files that may be nobody's, and when that is looked at. Whoever is about to write a file notes it down first, and
-- whatever drops one notes it down in its own transaction. Rows are only ever added here and taken out by the upkeep, so
-- nobody waits for anybody; the same name twice does no harm.
create table file_checks (
  file_check_id bigint generated always as identity primary key,
  kind text not null check (kind in ('pictures', 'chats', 'applications')),
  -- A folder or file of the storage: 'pictures/ab/abcd…', 'chats/<room>/<file>', 'applications/<application>'.
  name text not null,
  due_at timestamptz not null
);
create index file_checks_due_at_idx on file_checks (kind, due_at);

alter table pictures
  -- 'arriving': its files are being written. 'small': orders alone show it, and its large files are gone.
  add column state text not null default 'whole' check (state in ('arriving', 'whole', 'small')),
  -- Somebody is about to name it: until then it stays.
  add column held_until timestamptz not null default '-infinity';

create function picture_id(address text) returns text language sql immutable parallel safe as $$
  select substring(address from '^/media/([0-9a-f]{32})/')
$$;
-- Building an index sees no function of ours, so the pattern stands here once more.
create function picture_ids(addresses jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(substring(address from '^/media/([0-9a-f]{32})/')), '{}')
  from jsonb_array_elements_text(addresses) address
$$;

alter table reviews add column images jsonb not null default '[]';

set local maintenance_work_mem = '256MB';
create index products_picture_ids_idx on products using gin (picture_ids(images)) with (gin_pending_list_limit = 256)
  where deleted_at is null;
create index users_picture_id_idx on users (picture_id(profile_image)) where profile_image is not null;
create index order_lines_picture_id_idx on order_lines (picture_id(product_image)) where product_image is not null;
create index blog_posts_picture_ids_idx on blog_posts using gin (picture_ids(jsonb_path_query_array(images, '$[*].url')));
create index reviews_picture_ids_idx on reviews using gin (picture_ids(images)) where images <> '[]';
create index product_import_images_picture_id_idx on product_import_images (picture_id(url)) where url is not null;
create index product_import_pictures_picture_id_idx on product_import_pictures (picture_id(url));

create function check_pictures(ids text[], due timestamptz) returns void language sql as $$
  insert into file_checks (kind, name, due_at)
  select distinct 'pictures', 'pictures/' || left(id, 2) || '/' || id, due from unnest(ids) id where id is not null
$$;

-- A picture that an edit takes out may be put back for a while, by a form that was open. What is deleted goes at once.
create function check_product_pictures() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.deleted_at is not null then
    perform check_pictures(picture_ids(old.images || old.past_images), now());
  else
    perform check_pictures(
      array(select unnest(picture_ids(old.images)) except select unnest(picture_ids(new.images))),
      now() + interval '30 minutes');
  end if;
  return null;
end $$;
create trigger product_pictures_changed after update of images, deleted_at on products
  for each row when (old.images is distinct from new.images or old.deleted_at is distinct from new.deleted_at)
  execute function check_product_pictures();
create trigger product_pictures_deleted after delete on products
  for each row execute function check_product_pictures();

create function check_profile_picture() returns trigger language plpgsql as $$
begin
  perform check_pictures(array[picture_id(old.profile_image)], now());
  return null;
end $$;
create trigger profile_picture_changed after update of profile_image on users
  for each row when (old.profile_image is distinct from new.profile_image) execute function check_profile_picture();
create trigger profile_picture_deleted after delete on users
  for each row when (old.profile_image is not null) execute function check_profile_picture();

create function check_post_pictures() returns trigger language plpgsql as $$
begin
  perform check_pictures(
    picture_ids(jsonb_path_query_array(old.images, '$[*].url') || old.past_images),
    case tg_op when 'DELETE' then now() else now() + interval '30 minutes' end);
  return null;
end $$;
create trigger post_pictures_changed after update of images on blog_posts
  for each row when (old.images is distinct from new.images) execute function check_post_pictures();
create trigger post_pictures_deleted after delete on blog_posts
  for each row execute function check_post_pictures();

create function check_review_pictures() returns trigger language plpgsql as $$
begin
  perform check_pictures(picture_ids(old.images), now());
  return null;
end $$;
create trigger review_pictures_changed after update of images on reviews
  for each row when (old.images is distinct from new.images) execute function check_review_pictures();
create trigger review_pictures_deleted after delete on reviews
  for each row when (old.images <> '[]') execute function check_review_pictures();

create function check_line_pictures() returns trigger language plpgsql as $$
begin
  perform check_pictures(array(select distinct picture_id(product_image) from gone), now());
  return null;
end $$;
create trigger line_pictures_deleted after delete on order_lines
  referencing old table as gone for each statement execute function check_line_pictures();

create function check_import_pictures() returns trigger language plpgsql as $$
begin
  perform check_pictures(array(select distinct picture_id(url) from gone), now());
  return null;
end $$;
create trigger import_pictures_changed after update on product_import_pictures
  referencing old table as gone for each statement execute function check_import_pictures();
create trigger import_pictures_deleted after delete on product_import_pictures
  referencing old table as gone for each statement execute function check_import_pictures();
create trigger import_images_deleted after delete on product_import_images
  referencing old table as gone for each statement execute function check_import_pictures();

create function check_chat_files() returns trigger language plpgsql as $$
begin
  insert into file_checks (kind, name, due_at) select 'chats', 'chats/' || room_id || '/' || file_id, now() from gone;
  return null;
end $$;
create trigger chat_files_deleted after delete on chat_files
  referencing old table as gone for each statement execute function check_chat_files();

create function check_documents() returns trigger language plpgsql as $$
begin
  insert into file_checks (kind, name, due_at) values ('applications', 'applications/' || old.seller_application_id, now());
  return null;
end $$;
create trigger documents_changed after update of business_license, proprietor_document on seller_applications
  for each row when (old.business_license is distinct from new.business_license
    or old.proprietor_document is distinct from new.proprietor_document) execute function check_documents();
create trigger documents_deleted after delete on seller_applications
  for each row execute function check_documents();

-- What nobody names by now was never noted down. Not all in one moment: a market may have millions.
insert into file_checks (kind, name, due_at)
select 'pictures', 'pictures/' || left(picture_id, 2) || '/' || picture_id, now() + random() * interval '1 hour'
from pictures;
