import type { InfoPage } from "../shape.ts";

/**
 * The checks that this page names are tests under tests/journeys: change words and date when they change. Words in braces are
 * filled in from content/site.ts.
 */
export default {
  title: "Accessibility: what works, what may not",
  description:
    "How this website is built and tested for disabled people, what we know may be difficult, and how to tell us or to book another way.",
  heading: { before: "A site that lets", accent: "everyone", after: "in" },
  lede: "If anything here is in your way, call {phone} or write to {email}: you can ask, book and change a booking that way too.",
  changed: "2026-11-22",
  share: { line: "What works, what may not, how to tell us", posters: ["sunshine"], theme: "mint" },
  sections: [
    {
      id: "aim",
      title: "What we aim at",
      text: [
        "This statement is about the website of {name}, which belongs to {legalName}. We aim at level AA of the [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/). Nobody outside has audited the site, so we don’t claim that it meets them in full.",
      ],
    },
    {
      id: "tested",
      title: "What we test",
      text: ["The site is tested by programs in a real browser whenever it changes:"],
      points: [
        "The rules for levels A and AA of WCAG 2.2 that the program axe can check, on every kind of page: services, places, forms with and without mistakes, booking and confirmation.",
        "Menus, dialogs, forms and the carousel of reviews by keyboard.",
        "Reading at 320 pixels wide, and with text at twice its size, without scrolling sideways.",
        "At 400% zoom nothing that stays on the screen covers what has the keyboard’s focus; with wider letter, word and line spacing no words of the header or the top of a page are cut off. Both are tried on the home page, a service page, a quote form and a booking form.",
        "Asking, booking and paying with JavaScript switched off.",
      ],
    },
    {
      id: "limits",
      title: "What we know may be difficult",
      pictures: ["disco-ball"],
      points: [
        "Programs find only part of what can get in the way. No page has been tried by hand with a screen reader, a magnifier or voice control, or by disabled people.",
        "The map on [Our Locations](/locations) is a picture. Every place on it is also in the list below it.",
        "Card payment pages and WhatsApp belong to other companies, and we don’t test them. If one of them is in your way, tell us, and we find another way to pay or to talk.",
        "Visitors’ reviews are shown in their own words, which may not be plain.",
        "In browsers more than about two and a half years old the pages work in a simpler form, without the parts that need newer features.",
      ],
    },
    {
      id: "report",
      title: "Tell us",
      pictures: ["telephone"],
      text: [
        "Tell us what is in your way, on which page, and what you use, if you know: {email}, {phone}, or [the contact form](/contact). You can also ask for anything on this site in another form, such as large print or read out over the phone.",
        "We write back with what we will do about it. If you are in the middle of a booking, say so, and we take it from there with you.",
      ],
    },
    {
      id: "venue",
      title: "At the party",
      text: [
        "Tell us when you ask what you or your guests need: a quieter act, no strobe lights, room for a wheelchair, a performer who faces a lip-reader. We say before you book what the performer can do.",
      ],
    },
    {
      id: "law",
      title: "Your rights",
      pictures: ["top-hat"],
      text: [
        "The Equality Act 2010 asks everyone who serves the public in Great Britain to make reasonable adjustments for disabled people, and so does the Disability Discrimination Act 1995 in Northern Ireland. The regulations that oblige public bodies to publish a statement like this do not apply to us; we publish it of our own accord.",
        "If you are not happy with our answer, the [Equality Advisory and Support Service](https://www.equalityadvisoryservice.com/) advises people in England, Scotland and Wales free of charge, and the [Equality Commission for Northern Ireland](https://www.equalityni.org/) people there. The [Equality and Human Rights Commission](https://www.equalityhumanrights.com/) explains the law. Whether the law was broken in your case is for a court to say.",
      ],
    },
  ],
} satisfies InfoPage;
