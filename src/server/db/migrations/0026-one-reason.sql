-- Why a product was rejected stands in `rejection_reason`.
alter table products drop column verification_reason;
