-- No query needs them: none asks for direct bookings alone, and tags are found by their booking or among the words of the search.

drop index quote_direct;

drop index booking_tag_tag;
