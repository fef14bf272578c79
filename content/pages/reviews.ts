import type { InfoPage } from "../shape.ts";

export default {
  title: "Reviews of our acts, and how we collect them",
  description:
    "What people say of our acts, by act and by place, and the policy behind it: who may write, how we check, what we never remove.",
  heading: { before: "What people", accent: "say", after: "" },
  lede: "Read them by act or by place. Most say where, when and for what kind of party.",
  share: { line: "Reviews by act, and how we collect them", posters: ["megaphone"], theme: "sky" },
  sections: [
    {
      id: "policy",
      title: "How we collect and check reviews",
      points: [
        "We ask people who have booked and said that we may, once, some days after the party, by a private link. Good party or bad, they get the same link, unless all their money went back. We take what they write as it is. Spelling stays too.",
        "“Verified” stands only beside a review that is tied to a booking.",
        "Fake reviews are banned, whoever writes them. Samples of our own are marked as samples.",
        "We give nothing for a review.",
        "One of us reads each review before it appears, and low stars are no reason to refuse it. We refuse or take out only what the law forbids, what names a private person, and abuse. “[personal detail removed]” stands for a name or number; no other word changes.",
        "We show a score only where we hold the records behind it.",
        "Think one is not genuine? Write to {email}. We check it against the booking and take it down if it doesn’t hold up.",
      ],
    },
  ],
} satisfies InfoPage;
