import { Calendar, Chat, Mail, Shield, Tick } from "../../../ui/icon/icon.tsx";
import { Book, Chart, Dots, Key, Pages, People, Plus, Star } from "./icons.tsx";

/** In the order of the side bar. `bar`: one of the five in the bar at the bottom of a phone; the others are under More there. */
const places: readonly Place[] = [
  { path: "/desk", label: "Today", icon: Tick, bar: true },
  { path: "/desk/bookings", label: "Bookings", icon: Book, bar: true },
  { path: "/desk/bookings/new", label: "New", icon: Plus, bar: true },
  { path: "/desk/calendar", label: "Calendar", icon: Calendar, bar: true },
  { path: "/desk/messages", label: "Messages", about: "From the contact form", icon: Chat },
  { path: "/desk/performers", label: "Performers", about: "Who performs, and when they are off", icon: People },
  { path: "/desk/reviews", label: "Reviews", about: "Read, answer and publish", icon: Star },
  { path: "/desk/figures", label: "Figures", about: "Enquiries, bookings and what they bring", icon: Chart },
  { path: "/desk/invoices", label: "Invoices", about: "With receipts and credit notes", icon: Pages },
  { path: "/desk/mail", label: "Emails", about: "What was sent, and what failed", icon: Mail },
  { path: "/desk/passkeys", label: "Passkeys", about: "Sign in with your screen lock", icon: Shield },
  { path: "/desk/sessions", label: "Sessions", about: "Every browser that is signed in", icon: Key, owner: true },
  { path: "/desk/more", label: "More", icon: Dots, bar: true, phone: true },
];

interface Place {
  path: string;
  label: string;
  /** Description, shown under More */
  about?: string;
  icon: () => React.ReactNode;
  bar?: boolean;
  /** Shown only where there is no side bar */
  phone?: boolean;
  owner?: boolean;
}

export const placesFor = (role: "owner" | "staff"): Place[] =>
  places.filter((place) => !place.owner || role === "owner");

/** The place that a page belongs to: the one with the longest matching path. */
const placeOf = (all: readonly Place[], path: string) =>
  all
    .filter((place) => path === place.path || path.startsWith(`${place.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];

export function Navigation({ all, path }: { all: readonly Place[]; path: string }) {
  const here = placeOf(all, path);
  return (
    <nav aria-label="Desk" className="desk-nav">
      <ul role="list">
        {all.map(({ path, label, icon: Icon, bar, phone }) => (
          <li key={path} className={`${bar ? "desk-nav-bar" : "desk-nav-rest"}${phone ? " desk-nav-phone" : ""}`}>
            <a href={path} aria-current={here?.path === path ? "page" : undefined}>
              <Icon />
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
