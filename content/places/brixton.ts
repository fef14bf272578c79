import type { Place } from "../shape.ts";

export default {
  slug: "brixton",
  name: "Brixton",
  kind: "area",
  parent: "london",
  within: "in Brixton",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.466, lon: -0.107, source: "GeoNames: Brixton, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Market Row and Brixton Village", "Brixton Hill", "Brockwell Park side"],
  arriving:
    "Brixton is the end of the Victoria line, which runs all night on Fridays and Saturdays. Coldharbour Lane is hopeless for stopping, so drivers should head up Effra Road and text from there.",
  busy: {
    when: "Early-summer weekends and Academy gig nights",
    why: "Festivals fence off part of Brockwell Park from May, and a sold-out show on Stockwell Road keeps the pavements full until late.",
    ahead:
      "Book a Tulse Hill birthday or an Acre Lane stag two weeks out. If there’s a festival in Brockwell Park or a big Academy gig, five would be better.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Brixton is a good place to have a male stripper call: a hen do, a fortieth or a queer birthday, at your flat, a hired studio or a community hall near the park.",
      here: "Parties here go on late, and early evening is the best time for the act: friends have eaten in the market arcades, come back up the hill, and the real dancing hasn’t begun. He arrives with his own tracks, and whoever is on the decks hands over until he has taken his bow. Hens, gay stags and landmark birthdays are equally at home with it. Say in your booking how the guest of honour likes to be addressed and whether Mum will be there; both change how he plays it. In Streatham, just up the hill, the lounges are bigger and you can hear yourself sing.",
      spots: [
        {
          name: "Brixton Hill",
          text: "Victorian conversions with double reception rooms give you a natural front row and a natural stage. First-floor flats share a hallway, so tell the people downstairs what the thumping will be.",
        },
        {
          name: "Loughborough Junction arches",
          text: "Railway arches rented by the evening have concrete floors, decent power and trains for neighbours. Cold in winter, though: bring a heater for the curtained-off corner where he changes.",
        },
        {
          name: "Herne Hill halls",
          text: "For a fiftieth with aunties, uncles and a rice-and-peas supper, a hall by Brockwell Park. Grown-ups only, so let the under-18s have their own tea another day.",
        },
      ],
      room: "Sound is rarely the problem in SW2 and SW9. Space is: a bay-windowed lounge full of speaker stacks and plants may have less floor than you think, so measure it. Close the shutters as well, because passengers upstairs on the 159 have an excellent view in.",
      question: {
        ask: "Is a mixed crowd of straight and gay friends all right?",
        answer:
          "More than all right. He dances for the person whose party it is and plays to whoever is smiling. What helps is knowing in advance which of your friends would enjoy being invited up and which would rather hold the drinks. Put both lists in your notes.",
      },
    },
    "female-stripper": {
      intro:
        "Hire a female stripper for a Brixton stag do, a lesbian birthday or a hen night that would rather have burlesque, in a room that’s yours for the night.",
      here: "For a stag party staying near the Tube it’s dinner under the glass roof of the market, a stroll along Acre Lane, then a private room before a gig or a club. For women celebrating at home on Tulse Hill it’s glamour, old soul records and a proper feather fan. Say which yours is, since the costumes and the music differ, and tell us who is shy. She’ll greet the host, dance for the guest of honour if they’d like it, and leave you to the rest of the night.",
      spots: [
        {
          name: "Acre Lane",
          text: "Upper rooms and small studios on the road to Clapham, which unlike a table in the arcades can be closed to everyone else. Good for a stag that began with dinner round the corner.",
        },
        {
          name: "Tulse Hill and Josephine Avenue",
          text: "Big old houses, many split into maisonettes with their own front doors. Their long sitting rooms are lovely for burlesque, with sofas down the sides and a spare bedroom along the landing.",
        },
        {
          name: "Railway arches at Loughborough Junction",
          text: "Some are hired out by the evening, with trains above and concrete below. Bring heaters in winter and a rug for the floor, curtain off a changing space, and have the owner’s consent in your inbox.",
        },
      ],
      room: "Victorian rooms here have fireplaces, rugs and lamps on little tables. Roll up the rug, since heels catch in it, and move the lamps to the mantelpiece, where a fan won’t catch them. A nearby bedroom is where she’ll get into costume; lock it afterwards if housemates come and go.",
      question: {
        ask: "Our flat is right above a shop on Coldharbour Lane. Does that work?",
        answer:
          "It can be ideal, with nobody beneath you after closing time. Two things to sort out: the street door, which somebody must come down and open, and her car, as you can’t stop outside. Arrange to meet round the corner, off Effra Road, and come back on foot.",
      },
    },
  },
  sources: [
    "Electric Avenue and the covered markets: https://www.theundergroundmap.com/article.html?id=17385",
    "Market Row’s covered arcade: https://thecitystory.com/brixton-market-london/",
    "Arches and warehouses hired for events off Coldharbour Lane: https://brixtonblog.com/2014/03/empty-spaces-making-space-art/",
  ],
} satisfies Place;
