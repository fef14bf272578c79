-- Direct bookings that nobody has looked at yet, on the desk's first screen: few of all that are booked.

create index quote_direct on quote (status, created_at, event_date) where kind = 'direct';
