// Loaded into the site before anything else: the pictures are the same whatever day they are taken on.
const RealDate = Date;
const began = RealDate.now();
const fixed = RealDate.parse("2026-11-21T10:00:00Z");

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [globalThis.Date.now()]));
  }
  static now() {
    return fixed + RealDate.now() - began;
  }
};
