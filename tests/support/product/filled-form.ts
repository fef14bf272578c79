/** A filled form: two cheeky butlers for two hours in York on 12 June 2027, for 24 guests. A firm price of £326.30. */
export const filledForm = {
  act: "cheeky-butlers",
  package: "two-hours",
  performers: "2",
  date: "12 June 2027",
  place: "York",
  guests: "24",
  occasion: "hen",
  name: "Zoë",
  email: "zoe@example.com",
  phone: "07700 900123",
  adult: "yes",
};
