-- When the customer said no to a change: the desk lists it until it is ticked off. Null while the change waits for their answer.
alter table booking_change add column declined_at text;

create index booking_change_declined on booking_change (declined_at) where declined_at is not null;
