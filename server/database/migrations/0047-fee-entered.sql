-- Whether the owner entered this fee for the job: then the next performer is asked at it too. For older rows it is guessed, as it was until
-- now: the fee is not the usual one of somebody who was asked at it.
alter table assignment add column fee_entered integer not null default 0 check (fee_entered in (0, 1));

update assignment set fee_entered = 1 where exists (
  select 1
  from assignment other
  join performer on performer.id = other.performer_id
  where other.reference = assignment.reference and other.fee = assignment.fee and performer.fee <> other.fee
);
