/** What happens after a request; the form, the confirmation and the email use the same words. */
export function nextSteps(replyPromise: string): { title: string; text: string }[] {
  return [
    {
      title: "We check the date",
      text: `We ask performers near you, and reply ${replyPromise || "as soon as we know"}.`,
    },
    { title: "You get a firm price", text: "In writing: each line, the total, the cancellation terms." },
    { title: "You decide", text: "Nothing is booked or owed until you say yes and pay the deposit." },
  ];
}
