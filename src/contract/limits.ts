/**
 * Limits that both sides need; the server's own are in `src/server/limits.ts`. Sizes in bytes, times in milliseconds.
 */
export const limits = {
  picture: {
    bytes: 5 * 1024 ** 2,
    pixels: 40_000_000,
    perProduct: 8,
    perReview: 4,
  },
  /** Photos of documents are scaled down to fit this box. */
  document: { width: 2_000, height: 2_000, keptDaysAfterDecision: 30 },
  text: {
    name: 100,
    description: 500,
    comment: 300,
    reason: 300,
    address: 500,
    email: 254,
    website: 254,
    query: 100,
    unit: 40,
  },
  blog: {
    title: 150,
    content: 20_000,
    /** How much of the content a list shows. */
    opening: 300,
    points: 40,
    point: 200,
    subpoints: 20,
    subpoint: 500,
    pointContent: 5_000,
    meta: 300,
  },
  product: {
    tiers: 20,
    specs: 30,
    specKey: 60,
    specValue: 200,
    rupees: 10_000_000,
    stock: 100_000_000,
    lowStock: 5,
    /** Of how many products HSN code and rate are set in one call. */
    taxAtOnce: 100,
  },
  /** How long a live offer may run. */
  liveOffer: { shortest: 60_000, longest: 30 * 24 * 60 * 60_000 },
  // Ten lakh crore rupees: far above any trade, and far below the point where sums in paise lose precision.
  cart: { lines: 100, quantity: 1_000_000, totalPaise: 1e15 },
  page: { products: 24, visitorProducts: 6, list: 100, reviews: 10, exactTotal: 1_000 },
  /** Product files; `time` limits the reading of a file, `keptDays` is how long an import is stored. */
  import: {
    bytes: 8 * 1024 ** 2,
    rows: 5_000,
    page: 50,
    pictures: 2_000,
    picturesAtOnce: 8,
    fileName: 200,
    keptDays: 7,
    /** How many repeated names of a file the answer lists. */
    names: 10,
  },
  /** Requirements: how many a buyer may have open, post in a day and for how long; how many sellers may quote. */
  requirement: { open: 50, perDay: 10, openDays: 45, quantity: 100_000_000, quotes: 5, days: 365 },
  /** Offers in a chat. Those of one deal answer each other `revisions` times at most; a list shows the latest. */
  deal: { open: 5, lines: 20, revisions: 50, validDays: 90, dispatchDays: 365, note: 300, list: 50 },
  chat: {
    message: 4_000,
    pdfBytes: 5 * 1024 ** 2,
    fileName: 100,
    filesAtOnce: 10,
    /** How long 'typing' is shown. */
    typingMs: 3_000,
  },
  password: { min: 6, adminMin: 12, max: 200 },
  session: { days: 30, token: 100 },
  /** SMS codes cost money, and a guess hits one in a million. Times in seconds. */
  oneTimeCode: {
    digits: 6,
    lasts: 10 * 60,
    /** The pause between two codes to one number. */
    gap: 30,
  },
} as const
