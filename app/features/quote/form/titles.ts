/** The titles of the forms' pages: what their headings say, for the act that is chosen. */
type Named = { name: string; plural: string };

export const askingTitle = ({ plural }: Named): string => `A quote for ${plural}`;
export const bookingTitle = ({ plural }: Named): string => `Book ${plural} now`;
export const changingTitle = ({ name }: Named): string => `${name}: change your booking`;
