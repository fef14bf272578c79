import type { ServicePage } from "../shape.ts";

export default {
  slug: "female-entertainer-hire",
  title: "Female entertainers: shows and waitresses",
  description:
    "Compare strippers, topless waitresses, beer wenches and rolypoly burlesque, from {from}: how long each stays, what she does and the room she needs.",
  heading: { before: "Female", accent: "entertainers", after: "to hire, by the show or the hour" },
  lede: "Two of these acts are shows and two are service. One is over in a quarter of an hour, another can stay three hours. Here is what you get with each.",
  acts: ["female-strippers", "topless-waitresses", "beer-wenches", "rolypoly-strippers"],
  whatItIs: [
    "Strippers: a costumed routine of 15 or 30 minutes, with the room seated and a chair in the middle. The hour adds games that she referees.",
    "Rolypoly strippers: burlesque by plus-size showgirls. Opera gloves, boa and corset, a big-band number, a dedication by name, and a second routine after a costume change if you book the half hour.",
    "Topless waitresses: service in private rooms. She sets out the glasses in the first five minutes, then pours, carries and clears until her time is up. From two hours she also keeps score at cards.",
    "Beer wenches: bodice, skirt and apron, fully dressed. A round in everybody’s hand first, then a table game, then more beer.",
  ],
  included: [
    "Performer, costume and preparation, for the length you choose",
    "Music with either kind of stripper",
    "Game kit and scoreboard where the package lists them",
    "A second uniform, with a top, for every topless waitress, should the venue prefer it",
    "The travel sum, shown before you send anything",
    "An email with the details of your booking",
  ],
  fromYou: [
    "Shows: 3 metres by 3 of floor, a speaker, an armless chair. Service: a counter or table to work from.",
    "All the food and drink. Performers serve it; they do not bring or sell alcohol.",
    "A changing room that locks, or a friend outside the door of one that doesn’t.",
    "Permission from the landlord, manager or whoever holds the keys, and everybody 18\u00a0or\u00a0over.",
    "A note about parking, stairs and the door to use.",
  ],
  occasions: [
    {
      title: "Stag weekends",
      text: "Beer wenches in the afternoon, a stripper before you go out. If the group includes fathers-in-law, ask them which they would rather skip.",
    },
    {
      title: "Club and society dinners",
      text: "Rolypoly burlesque after the pudding: two numbers, a costume change between them, and everyone keeps their seat.",
    },
    {
      title: "Card nights",
      text: "One waitress looks after about a dozen players. From two hours she keeps the score straight too.",
    },
    {
      title: "Beer festivals",
      text: "Beer wenches for a garden, a marquee or a brewery tap. Check the licence with whoever runs the bar.",
    },
  ],
  steps: [
    { title: "Compare", text: "Look at the lengths and prices of the four, and put your town in to see the travel." },
    {
      title: "Ask for your date",
      text: "Send the form. We write back with a total, or with a better idea if your date is gone.",
    },
    { title: "Put down a deposit", text: "It goes into the diary, and you have the agreed details in your inbox." },
  ],
  visit: [
    { when: "Before the start", what: "She rings the person you named and is shown where to change" },
    { when: "A few minutes before", what: "Costume on, and a word with the host about names and limits" },
    { when: "On the dot", what: "A show that everyone watches, or the first tray of drinks" },
    { when: "{minutes} or more later", what: "A bow from a showgirl, or a last round from a waitress" },
    { when: "And then", what: "She changes, and your host sees her to the door" },
  ],
  questions: [
    {
      question: "Who keeps her clothes on?",
      answer:
        "Beer wenches throughout. Both kinds of stripper finish in lingerie. Topless waitresses work topless in a skirt, in private rooms, or dressed where a venue asks for that.",
    },
    {
      question: "How many should we book?",
      answer:
        "For service, about one to a dozen people; beer wenches can look after fifteen or so. For a show, one performer is enough. The form gives a hint when you enter the group size.",
    },
    {
      question: "Is rolypoly a joke act?",
      answer:
        "No. It is burlesque with comic timing, and the performer makes the jokes. Please book her because you would enjoy the show, and greet her as you would any headliner.",
    },
    {
      question: "Do you send a stand-in without asking?",
      answer:
        "Never. If someone falls ill we offer another performer of the same act. You can accept her, or have all your money back, deposit included.",
    },
    {
      question: "What keeps performers safe?",
      answer:
        "A named host, a private place to change, and a clear rule: no touching, no filming, no pressure. A performer may stop and leave if those are broken.",
    },
    {
      question: "Can guests opt out?",
      answer:
        "Always. Tell us, or tell her at the door, and those guests are left in peace. It helps to let everyone know what is planned.",
    },
    {
      question: "What if we cancel?",
      answer:
        "{freeCancelDays} days or more before, everything comes back, deposit included. Later we keep a share: the table is in our [terms](/terms), and you are shown it before you pay.",
    },
  ],
} satisfies ServicePage;
