/** The pages on which an act is booked at once, with the act each begins with. */
export const bookingPages = {
  "/direct-quote": "male-strippers",
  "/female-direct-quote": "female-strippers",
  "/rolypoly-direct-quote": "rolypoly-strippers",
} as const;
export type BookingPath = keyof typeof bookingPages;

export const isBookingPath = (path: string): path is BookingPath => path in bookingPages;
