-- What a person sends to become a seller, and what an admin made of it. One is open at a time; earlier ones stay.
create table seller_applications (
  seller_application_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  company_name text not null,
  business_address text not null,
  business_pincode text not null,
  business_license_type text not null
    check (business_license_type in ('GST', 'PAN', 'MSME', 'Business Registration')),
  proprietor_document_type text not null check (proprietor_document_type in ('Aadhar', 'PAN', 'Passport')),
  -- Names of sealed files; null once they are deleted.
  business_license text,
  proprietor_document text,
  bank_name text not null,
  -- Sealed; only the last four digits are ever shown.
  account_number bytea not null,
  account_number_end text not null check (char_length(account_number_end) <= 4),
  bank_account_type text not null check (bank_account_type in ('Savings', 'Current')),
  ifsc_code text not null,
  business_category text not null,
  -- As it was sent; `business_category` holds the slug.
  business_category_label text not null,
  specialization text not null,
  business_type text not null check (business_type in ('Wholesaler', 'Retailer', 'Manufacturer', 'Other')),
  other_business_type text not null default '',
  -- Names of the ticked checkboxes.
  business_options text[] not null default '{}',
  production_capabilities text not null default '',
  addons text not null default '',
  reason text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'pending') = (decided_at is null)),
  check (status <> 'rejected' or reason is not null),
  -- Nobody decides about themselves.
  check (decided_by <> user_id)
);
create unique index seller_applications_pending_idx on seller_applications (user_id) where status = 'pending';
create index seller_applications_user_id_idx on seller_applications (user_id, created_at desc);
create index seller_applications_status_idx on seller_applications (status, created_at, seller_application_id);
create index seller_applications_decided_by_idx on seller_applications (decided_by);
create index seller_applications_documents_idx on seller_applications (decided_at)
  where business_license is not null or proprietor_document is not null;
