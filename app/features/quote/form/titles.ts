/** The titles of the form pages, as in their headings, for the chosen act. */
type ActNames = { name: string; plural: string };

export const askingTitle = ({ plural }: ActNames): string => `A quote for ${plural}`;
export const bookingTitle = ({ plural }: ActNames): string => `Book ${plural} now`;
/** For a surprise, whose act must not be read in a tab. */
export const changingSurpriseTitle = (): string => "Change your booking";
export const changingTitle = ({ name }: ActNames): string => `${name}: change your booking`;
