import type { Place } from "../shape.ts";

export default {
  slug: "barcelona",
  name: "Barcelona",
  kind: "town",
  within: "in Barcelona",
  nation: "Spain",
  county: "Catalonia",
  at: { lat: 41.389, lon: 2.159, source: "GeoNames: Barcelona, ES.56.B" },
  motif: "sunshine",
  quarters: ["Eixample", "Poblenou and Port Olímpic", "Sitges and the Maresme"],
  arriving:
    "From El Prat, the Aerobús runs to Plaça de Catalunya in about half an hour. The Gothic Quarter’s alleys stop vans entirely; give a performer the nearest square, not just the doorway.",
  busy: {
    when: "Primavera Sound, race weekends at Montmeló, midsummer’s eve and late September",
    why: "Around the start of June it’s music, on 23 June it’s bonfires till dawn, and about 24 September the city holds its own fiesta.",
    ahead:
      "With a flight to arrange, allow two to three months for a villa on the Maresme or at Sitges, and four for a race weekend or midsummer’s eve.",
  },
  pages: {
    "male-stripper": {
      intro:
        "For a Barcelona hen, a thirtieth or a birthday weekend, the male stripper comes to a villa on the coast, a closed restaurant salon or a charter yacht in port.",
      here: "With two nights you’ll want Gaudí, a beach and a proper dinner out of them. The show fits best on the first, before anyone has been to bed at six, and away from the flat. Hens based in Eixample hire a salon with a closing door and make it part of the meal: starters, act, mains. Those who’ve gone up the Maresme coast have an easier time, with a villa, a terrace that faces the sea rather than someone’s bedroom, and a start around eight. He can bring a second costume and a game, or stay on to pour the cava.",
      spots: [
        {
          name: "Eixample dining salons",
          text: "These are rooms at the rear, looking on to the block’s inner court, with tiled floors and double doors. Sound goes up that court like smoke up a chimney: shut the windows, and have only one song at full volume.",
        },
        {
          name: "Maresme villas",
          text: "Alella, Tiana and Premià sit above the coast line, with pools, pines and good gaps between houses. Street names repeat from one village to the next, and coordinates save a lot of driving about.",
        },
        {
          name: "Yachts at Port Olímpic",
          text: "A larger charter can host him alongside, before it casts off. The skipper decides, harbour staff must be told, and neighbours on deck chairs should not have a front-row view.",
        },
      ],
      room: "Those beautiful patterned tiles are slippery with a film of cava on them, so keep drinks at the edges. Push two tables together rather than carrying them out. On a boat he takes the saloon, not the bow. Wherever you are, provide a shut door, a hook and a bottle of water.",
      question: {
        ask: "Why can’t he just come to our apartment?",
        answer:
          "Sometimes he can, with the owner’s agreement. But neighbours in Barcelona have had years of holiday parties overhead, they complain to the city police, and a host may end your stay over it. Unless your building is an aparthotel with a lounge to hire, a salon or a villa is the safer plan.",
      },
    },
    "female-stripper": {
      intro:
        "Planning a stag do or a couples’ celebration in Barcelona? She’ll dance in your villa on the coast, your converted loft or a private room: a female stripper, for your group only.",
      here: "A beach club, a stadium tour and a day’s racing at Montmeló may all be on the list. It’s the hours in between that go wrong, twelve men on a pavement arguing about a bar. Pin the evening down with her at a fixed time and place, then let it wander. A loft in Poblenou has the space and few people above it; a house near Sitges lets everyone stay where they are. She also dances for two or three couples away together, who’d like the lights low, the gloves on and nothing filmed, which is how we do it in any case.",
      spots: [
        {
          name: "Poblenou lofts",
          text: "Old workshops made into studios for shoots and dinners, brick and concrete, with a goods lift. There’s a noise limit in the hire agreement. Read it out to her and she’ll set the music to match.",
        },
        {
          name: "Around Sitges",
          text: "Houses on the hill behind the town, with cars parked inside the gate. Ask the agent which terraces overlook yours and pick the room furthest away. Sitges is friendly, but people live here: no procession down to the seafront afterwards in costume.",
        },
        {
          name: "Aparthotels by the Fira",
          text: "Serviced buildings near Plaça d’Espanya with a meeting room for hire on the ground floor. Ask reception whether the act is allowed, and leave her name there if it is.",
        },
      ],
      room: "Studios look huge until the furniture arrives; keep a clear patch by the solid wall and put the bar opposite. Sweep first, since concrete dust ruins satin. Workshop stools spin: find one armless chair that doesn’t and try it yourself. She wants a lavatory or store with a light, and the blinds lowered on any side that faces flats.",
      question: {
        ask: "Can we walk the groom there dressed up?",
        answer:
          "Not in his underwear. The city fines people for going about half dressed, and a groom wearing a veil and little else is an easy mark for it. Put him in shorts and a daft shirt, take taxis to the door, and save costumes for indoors. She will come in everyday clothes too.",
      },
    },
    "drag-queen": {
      intro:
        "Let a drag queen compère your conference dinner in Barcelona, hand out prizes at an awards night or be the surprise at a birthday in Sitges.",
      here: "Paral·lel was this city’s street of revues and feathers, and Sitges down the coast has kept it going for decades. What brings her over from Britain is usually work: a congress at the Fira, four hundred badges, one last night at a gala table. She warms the room, teases the organisers by name and keeps the prize list moving. Away from conferences it’s fiftieths at a villa, with songs on the terrace at sunset, and weddings where half the guests are from Leeds and half from Lleida. Send her the table plan, with who speaks what.",
      spots: [
        {
          name: "Gala dinners near the Fira",
          text: "Hotel ballrooms round Plaça d’Espanya and Gran Via, with stages, screens and a stage manager. She works from a cue sheet and finishes when the coaches are called.",
        },
        {
          name: "Sitges houses and gardens",
          text: "White villas with a walled patio and a palm. Start before dinner, while the light’s still on the sequins, and end amplified music by the hour the council sets.",
        },
        {
          name: "Courtyard restaurants in Gràcia",
          text: "Small squares, patios under vines, a family in the kitchen. Twenty or thirty guests, no microphone, everyone close: good for an hour of songs and stories.",
        },
      ],
      room: "Ballrooms here often put the stage behind a lectern and a forest of plants. Have them moved. In a patio, stand her with her back to the house so voices don’t climb into the neighbours’ rooms. A cool indoor room with a mirror is needed until the minute she enters.",
      question: {
        ask: "Is a drag set all right for an international team?",
        answer:
          "Yes, if you steer it. Brief her on who’s coming from where, any country where jokes about sexuality could embarrass a colleague at home, and the names to leave out. She can keep to music, costume and gentle teasing of the bosses. Say on the invitation that drag is part of the night, so anyone who’d rather not can join afterwards for coffee.",
      },
    },
  },
  sources: [
    "Fines for walking about half dressed: https://elpais.com/diario/2011/05/31/catalunya/1306804038_850215.html",
    "The Paral·lel and its revues: https://www.3cat.cat/3catinfo/el-parallel-reivindica-amb-una-festa-ciutadana-el-seu-llegat-transgressor-i-dissident/noticia-amp/3344990",
    "Complaints about tourist flats, noise the first of them: http://www.catalannews.com/society-science/item/barcelona-s-mediation-service-has-resolved-238-tourist-apartment-conflicts-in-2019",
  ],
} satisfies Place;
