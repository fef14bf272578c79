-- The words that a booking (by its reference) or a message (by its id) is found by, folded (app/features/search/terms.server.ts). A word is
-- looked for from its beginning: a range of the second index. fill-search.ts writes the words of what is stored already.

create table search_word (
  subject text not null,
  word text not null,
  primary key (subject, word)
);

create index search_word_word on search_word (word, subject);
