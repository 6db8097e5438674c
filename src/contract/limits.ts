/** The limits that both sides know; the server adds its own in `src/server/limits.ts`. Sizes in bytes, times in milliseconds. */
export const limits = {
  picture: {
    bytes: 5 * 1024 ** 2,
    pixels: 40_000_000,
    perProduct: 8,
    perReview: 4,
  },
  /** A photo of a document is kept within this box. */
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
    /** How much of the content a list tells. */
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
  },
  /** How long a live offer may last. */
  liveOffer: { shortest: 60_000, longest: 30 * 24 * 60 * 60_000 },
  // Ten lakh crore rupees: far beyond trade, and far below where sums in paise stop being exact.
  cart: { lines: 100, quantity: 1_000_000, totalPaise: 1e15 },
  page: { products: 24, visitorProducts: 6, list: 100, reviews: 10, exactTotal: 1_000 },
  /** Products from a file; `time` is how long it may be read, `keptDays` how long it is remembered. */
  import: {
    bytes: 8 * 1024 ** 2,
    rows: 5_000,
    page: 50,
    pictures: 2_000,
    picturesAtOnce: 8,
    fileName: 200,
    keptDays: 7,
    /** Of equal names in a file, how many are named. */
    names: 10,
  },
  /** What buyers ask for: how many may be open at a time, posted in a day, for how long; how many sellers quote. */
  requirement: { open: 50, perDay: 10, openDays: 45, quantity: 100_000_000, quotes: 5, days: 365 },
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
  /** Codes by SMS cost money, and a guess is one in a million. Lengths of time in seconds. */
  oneTimeCode: {
    digits: 6,
    lasts: 10 * 60,
    /** Between two codes to one number. */
    gap: 30,
  },
} as const
