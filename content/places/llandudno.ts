import type { Place } from "../shape.ts";

export default {
  slug: "llandudno",
  name: "Llandudno",
  kind: "town",
  within: "in Llandudno",
  nation: "Wales",
  county: "Conwy",
  motif: "seaside",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Llandudno is a Victorian seafront kept in full dress: a long crescent of hotels in pastel paint, a pier, and a headland with its own tram. It plays well for groups that want sea air, a big shared lounge and a gentle start; the noise comes later, and indoors.",
  spots: [
    {
      name: "North Parade and the Promenade",
      text: "Bay-windowed hotels side by side, some with a residents’ bar or ballroom that closes for a party.",
    },
    {
      name: "Mostyn Street",
      text: "Glass-and-iron shop canopies, tearooms and bars one block in from the sea and out of its wind.",
    },
    {
      name: "West Shore and Deganwy",
      text: "Quieter houses facing Conwy Mountain and the sunset, good for self-catering birthdays.",
    },
  ],
  arriving:
    "Change at Llandudno Junction unless your train runs through; the terminus is five minutes from the front. Drivers come by the A55 and A470. Houses on the Great Orme need a warning about the hill.",
  busy: {
    when: "The Victorian Extravaganza in early May, August, and late-autumn party breaks",
    why: "Steam engines and crinolines take over Mostyn Street in spring; shows at Venue Cymru and coach holidays fill the seafront afterwards.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "Residents’ lounge, bay window, tide out: a promenade hotel that agrees can give hens a theatre for the hour. Larger mixed families take houses at Craig-y-Don or Deganwy, and a golf society fresh off the links may surprise you.",
    "female-stripper":
      "Stag parties that climbed the Orme on foot have earned a chair. Hire a bar off Mostyn Street or a house on West Shore; a women’s choir after a concert, or couples renewing vows, will find either as private.",
    "drag-queen":
      "Promenade, pier, Punch and Judy: this town had camp long before it had wifi. Queens take naturally to hotel-lounge bingo, a Venue Cymru conference dinner and a tiered-stand brunch, with a forfeit for whoever rode the tram in heels.",
  },
} satisfies Place;
