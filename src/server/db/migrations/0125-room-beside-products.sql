-- A sale changes the stock alone, which no index holds. Where its page has room for the new row, none of the seventeen indexes
-- is touched; pages are written with such room from now on, and full ones get it as their rows are changed.
alter table products set (fillfactor = 80);
