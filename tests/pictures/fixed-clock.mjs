// Loaded into the site before anything else: pictures are the same on any day, and tests get a fixed day.
const RealDate = Date;
const began = RealDate.now();
const fixed = RealDate.parse(process.env.FIXED_CLOCK ?? "2026-11-21T10:00:00Z");

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [globalThis.Date.now()]));
  }
  static now() {
    return fixed + RealDate.now() - began;
  }
};
