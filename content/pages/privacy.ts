import type { InfoPage } from "../shape.ts";

/** What the ICO asks a privacy notice to say, in its order. Words in braces are filled in from content/site.ts. */
export default {
  title: "Privacy: what we keep, why and for how long",
  description:
    "Who is responsible for your details, why we need them, who sees them, when they are erased, what your browser stores, and your rights.",
  heading: { before: "Your details stay", accent: "yours", after: "" },
  lede: "We ask for what a party needs and nothing else. Here is what, why, and for how long.",
  changed: "2026-11-28",
  share: { line: "What we keep, why and for how long", posters: ["curtain-closed"], theme: "velvet" },
  sections: [
    {
      id: "controller",
      title: "Who is responsible",
      text: [
        "{legalName}, trading as {name}, is the controller of your personal data. For anything on this page write to {email}, call {phone}, or post to {tradingAddress}.",
      ],
    },
    {
      id: "purposes",
      title: "What we keep, and why",
      pictures: ["letter", "cake", "coupe-glasses"],
      rows: {
        head: ["When you", "we keep", "because", "for"],
        body: [
          [
            "ask for a quote",
            "your name, email, phone, the party’s date, place, size and occasion, and what you add; the site or the campaign whose link brought you to the form, where your browser says so; when the page with your price is first opened",
            "you asked us to, before a contract; of the link and the opening, our legitimate interest in knowing which advertising works and whether our price reached you",
            "{enquiryMonths} months from the party’s date, or from the last step if that is later, when nothing comes of it",
          ],
          [
            "book",
            "the same, with what was agreed, paid and performed",
            "the contract; afterwards the law on business and tax records",
            "{bookingYears} years from the end of our financial year; your phone number, the venue, what you added and our emails only {enquiryMonths} months from the party, or from the last step if that is later",
          ],
          [
            "are named by whoever books",
            "what they tell us about you, such as that the party is for you",
            "our legitimate interest in a party that suits its guests",
            "{enquiryMonths} months from the party, or from the last step if that is later",
          ],
          [
            "perform for us",
            "your names, phone, email, where you start from, your acts, fee and days off, our notes, the jobs you were asked for and your answers",
            "our contract with you; afterwards the law on business and tax records",
            "{enquiryMonths} months after you stop; your legal name with your jobs and fees, as long as their bookings",
          ],
          [
            "write to us",
            "your name, email, phone if you give it, and the message",
            "our legitimate interest in answering you",
            "{enquiryMonths} months",
          ],
          [
            "say that everyone is 18 or over",
            "that you said so, and when",
            "our legitimate interest in adult acts for adults",
            "as long as the quote or booking",
          ],
          [
            "tick the box for news and offers",
            "that you ticked it, and when",
            "your consent, which you can take back at any time",
            "until you take it back, and at most {enquiryMonths} months from the party, or from the last step if that is later",
          ],
          [
            "write a review",
            "your stars and words, the name you choose to show, the place, the act, and that you said we may show it",
            "your consent, which you can take back at any time",
            "on the site until you take it back; one that is not shown, as long as the booking",
          ],
          [
            "send a form",
            "your internet address as a scrambled code that cannot be read back",
            "our legitimate interest in keeping robots out",
            "2 days",
          ],
        ],
      },
      after: [
        "You don’t have to give us anything. Without the fields marked as needed we can’t work out a price or answer you. No decision about you is made by a machine alone.",
        "Erasing is done by the website itself, every few hours. Our backups are kept for {backupDays} days, so what is erased is gone from them {backupDays} days later.",
        "In the notes, leave out what is nobody’s business: health, religion, someone’s sex life or orientation. If a performer has to know about a wheelchair or an allergy, say what is needed and not whose it is or why. Where a note still says more, we take that part out as soon as we see it.",
        "If you name somebody to us, tell them so and show them this page, unless that would give a surprise away.",
        "If the party is a surprise and you tell us so, our emails to you say neither who we are nor what you asked about in the subject line.",
      ],
    },
    {
      id: "recipients",
      title: "Who else sees it",
      points: [
        "A performer whom we ask: date, time, town, what you asked for and how many of you there are. Once you have booked and they have said yes: your first name and phone number, when not to call, the venue, the occasion and your notes.",
        "The companies that run our website, deliver our email and keep our calendars. They act on our instructions.",
        "If you pay by card, the company that takes card payments: your email, the amount and what it is for. Your card’s details go to it alone, never to us, and it keeps them under its own terms. If you pay by transfer, both banks.",
        "If you write to us on WhatsApp, or ask us to reach you there, WhatsApp too, under its own terms. The link on our pages sends nothing until you follow it.",
        "Accountants, and authorities where the law requires it.",
      ],
      after: ["We sell nothing to anyone, and nobody advertises to you through us."],
    },
    {
      id: "transfers",
      title: "Outside the UK",
      pictures: ["suitcase"],
      text: [
        "If one of those companies, the one that takes card payments included, keeps data outside the United Kingdom, it does so in a country whose protection the UK has found adequate, or under the UK’s International Data Transfer Agreement. Ask us which, and we tell you.",
        "For a party overseas, the performer takes along what is needed for the day.",
      ],
    },
    {
      id: "cookies",
      only: "without a tag",
      title: "Cookies",
      text: ["This site sets none, and loads nothing from other companies."],
    },
    {
      id: "cookies",
      only: "with a tag",
      title: "Cookies, if you say yes",
      text: [
        "Until you say yes, this site sets no cookies and loads nothing from other companies. Say no, and it stays like that; the site works just the same.",
        "Say yes, and we load Google’s tag. It tells Google and us which advert led to a visit, which pages were opened, and that a request was sent. It isn’t told your name, your address or anything you typed, and it is never on a page about your own request. Like every company whose files are loaded, Google sees your IP address and which browser you have, and may keep them in the United States under the UK-US data bridge. Our lawful basis is your consent. The tag sets these cookies:",
      ],
      rows: {
        head: ["Name", "Set by", "What for", "Until"],
        body: [
          ["_gcl_au, _gcl_aw and others that begin with _gcl", "Google Ads", "which advert led here", "90 days"],
          ["_ga and others that begin with _ga", "Google Analytics", "which visits belong together", "two years"],
        ],
      },
      after: [
        "We don’t let it be used to show you personalised adverts. To change your mind, use Cookie choices at the foot of any page: a no deletes these cookies.",
      ],
    },
    {
      id: "browser",
      title: "What your browser stores",
      pictures: ["hour-mirror", "hour-taxi", "top-hat"],
      text: ["The site notes a few things in your own browser, and they stay there:"],
      rows: {
        head: ["Name", "Kind", "What for", "Until"],
        body: [
          [
            "quote-draft",
            "session storage",
            "what you have typed in a quote form, so that going back loses nothing",
            "it is sent, or you close the tab",
          ],
          [
            "form-answers",
            "session storage",
            "what you have typed in another form, so that going back loses nothing",
            "it is sent, or you close the tab",
          ],
          [
            "quote-sent",
            "session storage",
            "that your request was sent, so that the next form begins empty",
            "you begin another, or close the tab",
          ],
          [
            "intendedPath",
            "session storage",
            "a page that an earlier version of the site was to open; it is read and removed",
            "your next visit to the home page",
          ],
          ["cookie-choice", "local storage", "what you answered about cookies, and when", "a year after your answer"],
          [
            "react-router-scroll-positions",
            "session storage",
            "how far down each page you were, so that Back and a reload take you there",
            "you close the tab",
          ],
          [
            "reloadingAfterError",
            "session storage",
            "so that a page that failed is loaded again once, not forever",
            "you close the tab",
          ],
          ["lastError", "session storage", "what went wrong last, so that old files are cleared", "you close the tab"],
          [
            "serviceWorkerRegistered",
            "local storage",
            "whether your browser keeps copies of our pages",
            "you reload with a cache clear",
          ],
        ],
      },
      after: [
        "These are needed for what you asked the site to do, so the law doesn’t ask for your consent first. You can clear them in your browser’s settings.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      text: ["Write to {email} and, free of charge and within a month, you can:"],
      points: [
        "get a copy of what we hold about you, in a form you can take elsewhere",
        "have mistakes put right",
        "have it erased, unless the law makes us keep it",
        "have its use restricted while a question is settled",
        "object to what we do out of legitimate interest",
        "withdraw a consent; what we did before stays lawful",
      ],
    },
    {
      id: "complaints",
      title: "If you are not happy",
      pictures: ["telephone"],
      text: [
        "Tell us first, at {email}: we acknowledge a complaint about your data within 30 days and tell you what came of it. You can also complain to the Information Commissioner’s Office, the UK regulator: [ico.org.uk](https://ico.org.uk/make-a-complaint/), [0303 123 1113](tel:+443031231113).",
      ],
    },
  ],
} satisfies InfoPage;
