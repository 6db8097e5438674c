drop table words_made_anew;
