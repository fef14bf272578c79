-- Today looks for what customers wrote last.
create index message_from_customer on message (created_at) where direction = 'in' and author is null;
