/** The desk's one script: conveniences alone. Every screen works without it. */
export {};
