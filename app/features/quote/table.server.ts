/** One request for a quote. The SQL stands in server/database/migrations. Money in pence, times ISO 8601 UTC, dates ISO 8601. */
export interface QuoteTable {
  id: string;
  /** Readable over the phone and not guessable, such as BT-7K4M-92QX */
  reference: string;
  /** From the form: the same key is the same quote, however often it is sent. */
  idempotency_key: string;
  /** SHA-256 of the private link's token, hex */
  link_digest: string;
  status: "requested";
  /** Looks sent by a machine: kept and shown to the desk, no mail to the address it names. */
  suspect: 0 | 1;
  act: string;
  package_id: string;
  performers: number;
  event_date: string;
  event_time: string | null;
  /** As typed */
  place: string;
  /** Slug of the place, when the words name one we know */
  place_slug: string | null;
  venue: string | null;
  group_size: number;
  occasion: string;
  name: string;
  email: string;
  /** As typed */
  phone: string;
  /** E.164, when the number could be read */
  phone_e164: string | null;
  reach_by: "phone" | "whatsapp" | "email" | null;
  no_calls: string | null;
  surprise: 0 | 1;
  notes: string | null;
  /** When the over-18 declaration was made */
  adult_declared_at: string;
  /** When the marketing box was ticked; null when it was not */
  marketing_at: string | null;
  /** The estimate as it was shown, JSON (Estimate) */
  estimate: string;
  /** Pence; null when travel is priced by hand */
  total: number | null;
  created_at: string;
}
