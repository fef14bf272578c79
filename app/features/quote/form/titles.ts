/** The titles of the forms' pages: what their headings say, for the act that is chosen. */
type Named = { name: string };

export const askingTitle = ({ name }: Named): string => `${name}: get a quote`;
export const bookingTitle = ({ name }: Named): string => `${name}: book now`;
export const changingTitle = ({ name }: Named): string => `${name}: change your booking`;
