/** The reference, on views without a ticket. */
export const Reference = ({ reference }: { reference: string }) => (
  <p>
    Your reference:{" "}
    <strong translate="no" className="nowrap">
      {reference}
    </strong>
    . It never has the letters O or I.
  </p>
);
