-- A telephone number is found by its last four digits too. Numbers are the words of nine digits or more without a leading zero, as
-- termsOf in app/features/search/terms.server.ts writes them.
insert into search_word (subject, word)
select distinct subject, substr(word, length(word) - 3)
from search_word
where word >= '1' and word < ':' and length(word) >= 9 and ltrim(word, '0123456789') = ''
on conflict do nothing;
