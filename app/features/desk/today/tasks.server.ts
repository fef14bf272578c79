/** What needs attention today, the most urgent first, and what one tap does about it. A single list, so longer than 200 lines. */
import { addDays, formatDay } from "../../../dates/dates.ts";
import { parseMail } from "../../../email/stored-mail.server.ts";
import { capitalised } from "../../../ui/capitalised.ts";
import { formatPounds } from "../../../ui/money.ts";
import { telHref } from "../../../ui/phone.ts";
import { dueOf, notPaidText } from "../../booking/due.server.ts";
import { actCount, actName } from "../../catalogue/store.server.ts";
import { farVenueNote } from "../../place/venue/far-venue.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { groupLabels, listAddress } from "../bookings/filters.ts";
import { wayBackText } from "../shared/refund-text.ts";
import type { commands } from "./commands.ts";
import type { CountedList, Day } from "./read-day.server.ts";
import { since } from "./since.ts";

/** What one tap does: a link, or a form that posts. */
export interface Action {
  label: string;
  to: string;
  /** Fields to post; it is a link when left out */
  fields?: Record<string, string>;
  /** Not offered to staff */
  ownerOnly?: true;
}

export interface Task {
  key: string;
  /** Who or what the task is about; a link if `to` is set */
  title: string;
  to?: string;
  text: string;
  /** What to consider before one of the actions */
  note?: string | undefined;
  /** How long it has been waiting, or its deadline */
  when?: string | undefined;
  actions: Action[];
}

export interface TaskGroup {
  id: keyof typeof commands;
  title: string;
  count: number;
  tasks: Task[];
  /** The page that lists the rest */
  all?: string | undefined;
  /** A list that has the older ones too, where only the latest are tasks; `command`: the terminal's */
  older?: { count: number; label: string; to: string; command: string };
}

const requested = "/desk/bookings?status=requested&sort=oldest";
/** The pages that list all of a group. */
const lists: Partial<Record<TaskGroup["id"], string>> = {
  mail: "/desk/mail?status=undelivered",
  "to-price": requested,
  messages: "/desk/messages",
  agreed: "/desk/bookings?status=open&sort=party",
  lapsed: "/desk/bookings?status=lapsed&sort=party",
  "to-send": "/desk/bookings?status=priced",
  balances: "/desk/bookings?status=booked&sort=party",
  unasked: "/desk/bookings?status=upcoming&sort=party",
  reviews: "/desk/reviews",
  "automatic-enquiries": requested,
  "automatic-messages": "/desk/messages",
};

const group = <T>(
  id: TaskGroup["id"],
  title: string,
  { count, first }: CountedList<T>,
  taskOf: (item: T) => Task,
): TaskGroup => ({ id, title, count, tasks: first.map(taskOf), all: lists[id] });

const startOf = (words: string) => (words.length > 140 ? `${words.slice(0, 139)}…` : words);
const booking = (reference: string) => `/desk/bookings/${reference}`;
/** @param at path of a screen of the booking, "/price", or a section of its page, "#messages" */
const step = (label: string, reference: string, at: string): Action => ({
  label,
  to: `${booking(reference)}${at}`,
});
const markPaid = ({ reference }: Pick<Quote, "reference">) => step("Mark paid", reference, "/paid");
const lookLabel = "Look at it";
const check = "Please check: a person may have sent it.";
const callLabel = "Call";
const call = ({ phone, phoneE164 }: Pick<Quote, "phone" | "phoneE164">): Action[] =>
  phone === "" ? [] : [{ label: callLabel, to: telHref(phone, phoneE164) }];

/** @param today ISO, at the venue. @param role of the person who sees the list */
export function tasksOf(day: Day, today: string, now: Date, role: "owner" | "staff"): TaskGroup[] {
  const { queues } = day;
  const shownDay = (iso: string) => formatDay(iso, today);
  const party = ({ performers, act, place, eventDate }: Quote) =>
    `${actCount(performers, act)}, ${place}, ${shownDay(eventDate)}`;
  const ofQuote = (quote: Quote, when: string | undefined, ...actions: Action[]): Task => ({
    key: quote.reference,
    title: quote.name || quote.reference,
    to: booking(quote.reference),
    text: party(quote),
    note:
      [
        farVenueNote(quote),
        quote.noCalls && actions.some(({ label }) => label === callLabel) && `When not to call: ${quote.noCalls}`,
      ]
        .filter(Boolean)
        .join(" ") || undefined,
    when,
    actions,
  });
  const ofMessage =
    (label: string) =>
    ({ id, name, message, createdAt }: Day["messages"]["first"][number]): Task => ({
      key: id,
      title: name,
      to: `/desk/messages/${id}`,
      text: startOf(message),
      when: since(createdAt, now),
      actions: [{ label, to: `/desk/messages/${id}` }],
    });
  const soon = [
    group("lacking", "Soon, and no performer", day.lacking, ({ wanted, accepted, asked, ...quote }) => ({
      key: quote.reference,
      title: `${actName(quote.act)}, ${quote.place}`,
      to: booking(quote.reference),
      text: `${accepted} of ${wanted} ${wanted === 1 ? "has" : "have"} said yes${asked > 0 ? `, ${asked} asked` : ""}.`,
      note: farVenueNote(quote),
      when: shownDay(quote.eventDate),
      actions: [step("Find a performer", quote.reference, "#performers")],
    })),
    group("incomplete", "Soon, and no time or venue", queues.incomplete, (quote) => ({
      ...ofQuote(quote, shownDay(quote.eventDate), ...call(quote), step("Add it", quote.reference, "/edit")),
      text: `No ${[quote.eventTime === null && "start time", quote.venue === null && "venue"].filter(Boolean).join(" and no ")}. ${party(quote)}`,
    })),
  ];
  // What is missing for a party today or tomorrow has to be found now or never, so it comes first.
  const isNear = [day.lacking, queues.incomplete].some(
    ({ first: [soonest] }) => soonest !== undefined && soonest.eventDate <= addDays(today, 1),
  );
  const groups: TaskGroup[] = [
    ...(isNear ? soon : []),
    group("disputes", "Disputed payments", day.disputes, ({ id, reference, pence, name }) => ({
      key: id,
      title: `${formatPounds(pence)} from ${name || reference}`,
      to: booking(reference),
      text: "The payer’s bank asks for the money back. Answer at the payment provider.",
      actions: [],
    })),
    group("lost", "Disputes that were lost", day.lost, ({ paymentId, chargedBack, ...quote }) => ({
      ...ofQuote(quote, undefined, markPaid(quote), ...call(quote), {
        label: "Tick it off",
        to: "/desk/lost",
        fields: { reference: quote.reference, id: paymentId },
      }),
      key: paymentId,
      text: `The payer’s bank took ${formatPounds(chargedBack)} back for good. Ask for it again${quote.status === "booked" ? ", or cancel" : ""}: ${party(quote)}.`,
    })),
    group(
      "owed",
      "Money owed back",
      day.refunds,
      ({ id, reference, pence, name, status, createdAt, lastError, way }) => ({
        key: id,
        title: `${formatPounds(pence)} for ${name || reference}`,
        to: booking(reference),
        text: `${status === "failed" ? `It did not go through. ${lastError ?? ""} ` : ""}${wayBackText[way]}`,
        when: since(createdAt, now),
        actions:
          way === "by-hand"
            ? [{ ...step("It has gone back", reference, `/refunded?refund=${id}`), ownerOnly: true }]
            : [],
      }),
    ),
    group("mail", "Emails that failed", day.undelivered, ({ id, message, createdAt, lastError, status }) => {
      const { to, subject } = parseMail(message);
      return {
        key: id,
        title: subject,
        to: `/desk/mail/${id}`,
        text: `To ${to.address}. ${lastError ?? ""}`,
        when: since(createdAt, now),
        actions: [{ label: "Send again", to: `/desk/mail/${id}`, fields: { to: to.address, shown: status } }],
      };
    }),
    group("to-price", "New enquiries", queues.toPrice, (quote) =>
      ofQuote(quote, since(quote.createdAt, now), step("Price it", quote.reference, "/price"), ...call(quote)),
    ),
    group("messages", "Messages to answer", day.messages, ofMessage("Answer")),
    group("wrote", "Customers wrote", day.unanswered, (message) => ({
      key: message.id,
      title: message.name || message.reference,
      to: booking(message.reference),
      text: startOf(message.words),
      when: since(message.createdAt, now),
      actions: [step("Answer", message.reference, "#messages")],
    })),
    group("agreed", "Agreed, not paid", queues.agreed, (quote) => {
      const due = dueOf(quote, [], today)?.next;
      const by = due && shownDay(due.lateSince ?? due.by);
      return ofQuote(
        quote,
        due ? `${formatPounds(due.pence)} books it, by ${by}` : undefined,
        markPaid(quote),
        ...call(quote),
      );
    }),
    group("lapsed", "Not paid in time", day.lapsed, (quote) => ({
      ...ofQuote(
        quote,
        quote.offerTotal === null ? undefined : formatPounds(quote.offerTotal),
        step("Offer it again", quote.reference, "/price"),
        ...call(quote),
        { label: "Tick it off", to: "/desk/lapsed", fields: { reference: quote.reference } },
      ),
      text: `${capitalised(notPaidText(quote) ?? "")}: ${party(quote)}`,
    })),
    group("declined", "Said no to a change", day.declined, ({ declinedAt, ...quote }) => ({
      ...ofQuote(quote, since(declinedAt, now), step("Change it", quote.reference, "/edit"), ...call(quote), {
        label: "Tick it off",
        to: "/desk/declined",
        fields: { reference: quote.reference, declinedAt },
      }),
      text: `It stays as it was: ${party(quote)}`,
    })),
    group("waiting-changes", "No answer to a change", day.waitingChanges, ({ madeAt, change, ...quote }) => ({
      ...ofQuote(quote, since(madeAt, now), ...call(quote), step("Withdraw it", quote.reference, "/withdraw-change")),
      text: `${change === null ? "It can’t be made any more" : `Asked about ${change}`}: ${party(quote)}`,
    })),
    group("to-send", "Priced and not sent", queues.toSend, (quote) =>
      ofQuote(
        quote,
        quote.offerTotal === null ? undefined : formatPounds(quote.offerTotal),
        step("Check and send", quote.reference, "/send"),
      ),
    ),
    ...(isNear ? [] : soon),
    group("balances", "Balances due", queues.balances, (quote) => {
      const owed = dueOf(quote, [], today)?.next;
      return {
        ...ofQuote(
          quote,
          owed ? `due ${shownDay(owed.lateSince ?? owed.by ?? today)}` : undefined,
          markPaid(quote),
          ...call(quote),
        ),
        text: `${formatPounds(owed?.pence ?? 0)} for ${party(quote)}`,
      };
    }),
    {
      ...group("unpaid", "Party over, not paid", day.unpaid, ({ left, ...quote }) => ({
        ...ofQuote(quote, undefined, markPaid(quote), ...call(quote), {
          ...step("Write off the rest", quote.reference, "/write-off"),
          ownerOnly: true,
        }),
        text: `${formatPounds(left)} for ${party(quote)}`,
      })),
      older: {
        count: day.unpaid.count - day.unpaid.first.length,
        label: groupLabels.owed,
        to: listAddress({ status: "owed" }),
        command: "-- quotes --status owed",
      },
    },
    group("ending", "Prices about to expire", queues.ending, (quote) =>
      ofQuote(quote, quote.offerValidUntil ? `until ${shownDay(quote.offerValidUntil)}` : undefined, ...call(quote)),
    ),
    group("unasked", "Later, and a performer to find", queues.unasked, (quote) =>
      ofQuote(quote, undefined, step("Find a performer", quote.reference, "#performers")),
    ),
    group("reviews", "Reviews to read", day.reviews, ({ id, author, rating, act, createdAt }) => ({
      key: id,
      title: `${author}, ${rating} of 5`,
      to: `/desk/reviews/${id}`,
      text: actName(act),
      when: since(createdAt, now),
      actions: [{ label: "Read it", to: `/desk/reviews/${id}` }],
    })),
    group("automatic-enquiries", "Enquiries that look automatic", queues.automaticEnquiries, (quote) => ({
      ...ofQuote(quote, since(quote.createdAt, now), step(lookLabel, quote.reference, "")),
      note: check,
    })),
    group("automatic-messages", "Messages that look automatic", day.automaticMessages, (message) => ({
      ...ofMessage(lookLabel)(message),
      note: check,
    })),
  ];
  return groups
    .filter(({ count }) => count > 0)
    .map((group) => ({
      ...group,
      tasks: group.tasks.map((task) => ({
        ...task,
        actions: task.actions.filter(({ ownerOnly }) => !ownerOnly || role === "owner"),
      })),
    }));
}
