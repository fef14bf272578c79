/** Words that mark a value of the shipped example: going live refuses while any is still in use. */
export const placeholders = [
  "Bow & Tassel",
  "Your Own Name",
  "bow-and-tassel.example",
  "020 7946 0123",
  "+442079460123",
  "447700900123",
  "00-00-00",
  "00000000",
  "Example Street",
  "EX1 1EX",
  "Lantern Quay Hotels",
  "Slate Rooms",
  "Maltings Inns",
];
