/** The titles of the forms' pages: what their headings say, for the act that is chosen. */
type ActNames = { name: string; plural: string };

export const askingTitle = ({ plural }: ActNames): string => `A quote for ${plural}`;
export const bookingTitle = ({ plural }: ActNames): string => `Book ${plural} now`;
export const changingTitle = ({ name }: ActNames): string => `${name}: change your booking`;
