/** Most characters of who is asking: generous, and what the inputs' maxlength says. */
export const contactLimits = { name: 100, email: 254, phone: 60 } as const;
