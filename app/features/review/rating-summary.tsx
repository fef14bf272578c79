import { type ComponentType, type MouseEvent, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { ReviewClaims } from "./claims.server.ts";
import type { ReviewsDialogProps } from "./dialog/dialog.tsx";
import { feedSearch, type ListedReview, type Scope } from "./schema.ts";
import { Stars } from "./stars.tsx";

interface RatingSummaryProps {
  claims: ReviewClaims;
  /** The reviews that the dialog fetches, and their description: "of our drag acts" */
  scope?: Scope & { about?: string };
  /** The reviews themselves, if the page already has them: none are fetched then */
  given?: readonly ListedReview[];
  /** The home page has a dialog that nothing opens (specification, section 2) */
  hidden?: boolean;
}

const load = () => import("./dialog/dialog.tsx");

/** Opens the dialog, whose code is fetched when the user is about to; without it, this is a link to the same reviews. */
export function RatingSummary({ claims, scope = {}, given, hidden = false }: RatingSummaryProps) {
  const [Dialog, setDialog] = useState<ComponentType<ReviewsDialogProps>>();
  // Counts the openings: a browser returns the focus before it reports that the dialog closed, and Enter may be pressed in between.
  const [opening, setOpening] = useState(0);
  const openings = useRef(0);
  const hydrated = useHydrated();
  const trigger = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();
  const href = `/reviews${feedSearch({ ...scope, sort: "recent", from: "start", skip: 0 })}`;

  function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpening(++openings.current);
    load().then(
      (loaded) => setDialog(() => loaded.ReviewsDialog),
      () => navigate(href),
    );
  }
  const warm = () => void load().catch(() => {});
  const { badge, rating, reviewed } = claims;
  if (!badge && !reviewed) return null;

  return (
    <>
      <Link
        ref={trigger}
        to={href}
        className="pill rating-summary"
        hidden={hidden}
        onClick={show}
        onPointerEnter={warm}
        onFocus={warm}
        {...(hydrated && { "aria-haspopup": "dialog" as const })}
      >
        {rating !== null && <Stars rating={rating} />}
        {badge ? (
          <span>
            <strong>{badge.label}</strong> <span className="rating-count">{badge.reviews} reviews</span>
            {/* In one text node: Chromium leaves a space in one of its own out of the link's name. */}
            {` ${badge.counted}`}
          </span>
        ) : (
          <span>What customers say</span>
        )}
      </Link>
      {opening > 0 && Dialog && (
        <Dialog
          key={opening}
          claims={claims}
          scope={scope}
          given={given}
          onClosed={() => {
            if (opening !== openings.current) return;
            setOpening(0);
            trigger.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
