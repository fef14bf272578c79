const atTheVenue = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London", dateStyle: "short" });

/** The date at the venue, ISO: what "today" is, wherever server and visitor are. */
export const venueDate = (now: Date): string => atTheVenue.format(now);
