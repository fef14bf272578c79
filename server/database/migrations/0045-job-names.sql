-- Jobs are called what the code and the documents call them; they keep when they are due.
update job set name = 'expire-quotes' where name = 'end-offers';
update job set name = 'credit-unpaid-invoices' where name = 'credit-ended';
update job set name = 'maintain-assignments' where name = 'keep-performers';
