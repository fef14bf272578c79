-- The refunds of a year as a spreadsheet.
create index refund_created on refund (created_at, id);
