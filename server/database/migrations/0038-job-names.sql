-- Jobs are called what the code and the documents call them; they keep when they are due.
update job set name = 'retention' where name = 'forget';
update job set name = 'prune-rate-limits' where name = 'prune-allowances';
