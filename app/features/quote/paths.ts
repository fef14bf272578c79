/** The pages on which an act is booked at once, with the act each begins with. */
export const bookingPages = {
  "/direct-quote": "male-strippers",
  "/female-direct-quote": "female-strippers",
  "/rolypoly-direct-quote": "rolypoly-strippers",
} as const;
type BookingPath = keyof typeof bookingPages;

const isBookingPath = (path: string): path is BookingPath => path in bookingPages;

/** The booking page of an address; the general one for any other. */
export const bookingPathOf = ({ pathname }: URL): BookingPath => (isBookingPath(pathname) ? pathname : "/direct-quote");
