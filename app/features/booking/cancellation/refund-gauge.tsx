/** Height of a full glass, in units of the drawing. */
const depth = 84;

/** The outline of the drink: its surface is as wide as the bowl at that height. @param left whole percent */
function drink(left: number): string {
  const top = 144 - (depth * left) / 100;
  const half = Math.sqrt(1 - ((top - 54) / 98) ** 2) * 86 - 9;
  return `M${-half} ${top}H${half}C${half - 2} ${top + (143 - top) * 0.62} ${half * 0.55} 143 0 143S${2 - half} ${top + (143 - top) * 0.62} ${-half} ${top}Z`;
}

interface RefundGaugeProps {
  /** The share that is refunded, in whole percent */
  left: number;
  tassel: boolean;
}

/** A drawn glass, filled to the share that is refunded. Hidden from screen readers because the text beside it says the same. */
export const RefundGauge = ({ left, tassel }: RefundGaugeProps) => (
  <svg className="refund-gauge" viewBox="-92 40 226 256" aria-hidden="true">
    <path className="refund-gauge-ink" d="M-5 150H5V262Q10 284 58 292H-58Q-10 284-5 262Z" />
    <path className="refund-gauge-bowl" d="M-86 54H86C84 118 50 152 0 152S-84 118-86 54Z" />
    {left > 0 && <path className="refund-gauge-fill" d={drink(left)} />}
    {tassel && (
      <>
        <path className="refund-gauge-cord" d="M78 56C112 56 116 86 111 122" />
        <path
          className="refund-gauge-gold"
          d="M97 120h28l-2 18h-24zM100 142h24c6 30 10 46 6 78-14 8-30 8-42 0 0-30 8-50 12-78z"
        />
      </>
    )}
  </svg>
);
