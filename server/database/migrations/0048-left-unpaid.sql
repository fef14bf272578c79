-- What a party that is over was left unpaid with: null for nothing, 'owed', or 'written-off' once the owner has given that money up. Completed
-- bookings get what their payments say; the sum of a payment counts as in creditedAmount (app/features/booking/due.server.ts).
alter table quote add column left_unpaid text check (left_unpaid in ('owed', 'written-off'));

update quote set left_unpaid = 'owed'
where status = 'done' and offer_balance + offer_taken_back > 0 and (
  offer_taken_back > 0 or offer_total > coalesce((
    select sum(case
      when payment.dispute = 'lost' then (
        select case when coalesce(sum(refund.pence), 0) > payment.refunded then coalesce(sum(refund.pence), 0) else payment.refunded end
        from refund where refund.payment_id = payment.id
      )
      else payment.pence
    end)
    from payment
    where payment.reference = quote.reference and payment.status = 'paid' and not exists (
      select 1 from refund where refund.payment_id = payment.id and refund.reason = 'unbookable'
    )
  ), 0)
);

-- The few that are owed, by the day of the party.
create index quote_owed on quote (left_unpaid, event_date, id) where left_unpaid = 'owed';
