/** A review as it is stored. Dates are plain dates, times ISO 8601 UTC. */
export interface ReviewTable {
  id: string;
  /** The name to show, as the author chose it */
  author: string;
  /** The town of the party; "" where we don't know it */
  location: string;
  /** Slug of the place, if it has pages */
  placeSlug: string | null;
  act: string;
  rating: number;
  date: string | null;
  content: string;
  eventType: string | null;
  /** 1 for a shipped sample: every page that shows one says so */
  sample: 0 | 1;
  status: "waiting" | "published" | "declined";
  /** Reference of the booking, which makes the review verified; null for reviews from content/reviews. */
  bookingRef: string | null;
  consentedAt: string | null;
  /** The agency's answer, shown below the review */
  reply: string | null;
  declineReason: string | null;
  createdAt: string;
  decidedAt: string | null;
}

/** A published review under one heading: act and place, '' for all of them. */
export interface ReviewListingTable {
  act: string;
  place: string;
  reviewId: string;
  rating: number;
  /** 6 less the rating: falls as the rating rises */
  low: number;
  /** The date, '' without one */
  newest: string;
  /** The date, '9999-99-99' without one */
  oldest: string;
}

export interface ReviewTallyTable {
  act: string;
  place: string;
  reviews: number;
  stars: number;
  /** How many of the reviews are shipped samples */
  samples: number;
  version: string;
}

export interface ReviewInviteTable {
  bookingRef: string;
  linkDigest: string;
  expiresAt: string;
  usedAt: string | null;
  createdAt: string;
}
