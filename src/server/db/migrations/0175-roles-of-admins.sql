-- What an admin is there for. Without one: an owner, as all were who were made before there were roles.
alter table users add column admin_role text check (admin_role in ('owner', 'verifier', 'support', 'editor'));
alter table users add constraint users_admin_role_check_account
  check (admin_role is null or account_type = 'admin') not valid;
