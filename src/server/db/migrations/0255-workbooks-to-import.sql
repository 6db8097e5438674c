-- An Excel workbook as it was sent, until it is read. A file of products is either this or text.
alter table product_imports add column workbook bytea;
