-- A seller's list counts what is open in the seller's categories, wherever in time it lies.
create index requirements_sought_categories_idx on requirements using gin (sought_categories) where closed_at is null;
