-- The words of a shop's name are made by the server as well, when it writes the name.
alter table users add column name_words tsvector;
update users set name_words = name_search(company_name) where account_type = 'seller' and company_name is not null;
drop index users_company_search_idx;
create index users_name_words_idx on users using gin (name_words) where account_type = 'seller';

drop function name_search(text);
drop function name_head(text);
drop function search_words(text);
drop function search_word(text);
drop function search_unit(text);
drop function search_sizes(text);
drop function search_fractions(text);
drop function plain_number(text);
