import { pageSeo } from "../../../site/seo.server.ts";

export const thanksData = () => ({
  seo: pageSeo("/reviews/thanks", {
    title: "Your review is with us",
    description: "We have your review. What happens to it next.",
    noindex: true,
  }),
});
