-- Finds the next email by itself, however many wait: through outbox_status SQLite read each waiting row past its message and sorted them
-- all, with the write lock held.
drop index outbox_waiting;
create index outbox_waiting on outbox (attempts, due_at) where status = 'waiting';
