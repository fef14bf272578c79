import type { Place } from "../shape.ts";

export default {
  slug: "enfield",
  name: "Enfield",
  kind: "area",
  parent: "london",
  within: "in Enfield",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.651, lon: -0.085, source: "GeoNames: Enfield Town, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Enfield Town", "Chase Side and Gentleman’s Row", "Cockfosters and Trent Park"],
  arriving:
    "Trains run from Liverpool Street to Enfield Town and from Moorgate to Enfield Chase; two stations, one short walk apart. From the M25, junction 24 suits Cockfosters and 25 suits the Town.",
  busy: {
    when: "Summer bank holidays and Forty Hall wedding Saturdays",
    why: "Trent Park holds outdoor events when it’s warm, and brides book out the borough’s lawns from May onwards.",
    ahead:
      "Clubhouse dos off the Great Cambridge Road can be fixed two to three weeks before. Forty Hall Saturdays and summer bank holidays are more of a seven-week matter.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Big kitchens, sports pavilions and club lounges, from Winchmore Hill to Forty Hall: an Enfield male stripper performs in any of them, at a hen do or a grown-up family party.",
      here: "Out here people have room, and they use it. For a hen do with sixty cousins, take a rugby or cricket pavilion whose committee has agreed, and have a caterer set up behind the bar. Give him an introduction on the microphone from a sister, a lap of the floor and a chair for the bride. A smaller party off the Ridgeway can have it on a Sunday afternoon, with a barbecue first and everybody indoors for the show. If it’s the back extension, put the blinds down, fold the table flat and send the sons-in-law out to mind the barbecue.",
      spots: [
        {
          name: "Trent Park and Cockfosters",
          text: "Pavilions and large detached houses at the end of the Piccadilly line, woods on one side. Guests can come by Tube, which on Fridays and Saturdays runs all night; he’d sooner have a space on your forecourt.",
        },
        {
          name: "Winchmore Hill and Palmers Green",
          text: "Edwardian terraces with stained glass in the front door, handy for blocking the view. The double parlour holds a dozen seated and as many again on the stairs.",
        },
        {
          name: "Crews Hill and Clay Hill",
          text: "Barn-style venues and golf lounges on the rural edge, where a Saturday function is the norm. Mention the act when you view, as they’ll want to know about it.",
        },
      ],
      room: "Pavilions echo until they’re full: bring people in close instead of leaving them along the walls. Stand a trestle across the kitchen hatch, or the caterers become part of the audience by accident. He can use the home-team changing room.",
      question: {
        ask: "My mother-in-law will be there and she’s very traditional. Should we?",
        answer:
          "Ask her, or ask her daughter. She may love it, but nobody should be ambushed. A fair arrangement is dessert for everyone, goodbyes for those who’d rather go, then the show. He’ll happily wait ten minutes in the car.",
      },
    },
    "female-stripper": {
      intro:
        "In Enfield you can have a female stripper at a stag do in a sports clubhouse, a thirtieth at home or an anniversary, with the door shut.",
      here: "Think of a Sunday-league side on its own ground, still in shin pads at four, with a barbecue going and the groom in goal. The clubhouse beyond Chase Farm is theirs until ten. She’ll come when the showers are free, not before, and the set is short and cheerful. There’s parking outside and the bar is your own. A couple in Hadley Wood or Southgate with four friends to dinner can have burlesque instead, after the meal, with gloves and a slower song.",
      spots: [
        {
          name: "Clubhouses off the Great Cambridge Road",
          text: "Long single-storey bars with a hatch, a dartboard and blinds. The steward must agree, and the committee too, since the licence is in their name.",
        },
        {
          name: "Southgate and Hadley Wood",
          text: "Roomy houses a short cab from the Tube, with a dining room you can close. Good for a dozen, for friends of any mixture, and for anybody who dreads the West End.",
        },
        {
          name: "Forty Hill and Bush Hill Park",
          text: "Detached houses with a wide lounge and a drive. Warn the neighbours about the cars, and give her an upstairs bedroom with a mirror to change in.",
        },
      ],
      room: "Function lounges in clubs have fierce strip lighting; find the dimmer or bring a couple of standard lamps. Cover the trophy cabinet’s glass with a tablecloth, since it reflects everyone’s face. She gets changed in the officials’ room and will need telling where the alarm panel is. On a quiet Thursday you may have the whole clubhouse: prop any cup you’ve won on the bar, lock the side gate, and bring a lead for the hi-fi in case it won’t pair.",
      question: {
        ask: "Is the golf club going to say yes?",
        answer:
          "To a stag, possibly; to a stripper, it depends on the committee. Don’t describe her as a singer. Give the manager the time, the length, the finish in lingerie and a promise that only your party will be present, then accept whatever comes back.",
      },
    },
  },
  sources: [
    "The first cash machine, Enfield Town, June 1967: https://exploring-london.com/2023/05/23/wheres-londons-oldest-cash-machine-location/",
    "Cockfosters at the end of the Piccadilly line, beside old Enfield Chase: https://exploring-london.com/category/areas-of-london/enfield",
  ],
} satisfies Place;
