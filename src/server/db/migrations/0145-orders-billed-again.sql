-- The index of 0144 holds that an order is billed once; this one kept those of a credited invoice from being billed again.
drop index invoices_billed_idx;
