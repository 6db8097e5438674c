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
  /** Letters of the name of a document that the operator writes. */
  content: { name: 100, rateHint: 60 },
  /** Letters of the parts of the front page's call to action, and how many short lines stand beside it. */
  banner: { tag: 30, title: 80, lead: 200, button: 30, link: 300, point: 60, points: 8 },
  /** Letters of the parts of a policy, and how many figures stand above it. */
  policy: { description: 200, lead: 300, figure: 20, point: 100, points: 8, text: 16_000 },
  /** Letters of one side of a synonym, and words of one phrase in it. */
  synonym: { words: 500, phrase: 6 },
  /** Letters of a category's name and of another spelling of it, its other spellings, and the categories in all. */
  category: { label: 60, alias: 60, aliases: 30, all: 100 },
  /** Letters of a state's name and of another spelling of it, and its other spellings. */
  state: { name: 60, alias: 60, aliases: 30 },
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
    itemCode: 40,
    importer: 200,
    /** How many products a decision over many may name one by one, and by how many percent it may move prices. */
    bulkIds: 1_000,
    bulkPercent: { least: -90, most: 500 },
    /** Of how many products HSN code and rate are set in one call. */
    taxAtOnce: 100,
  },
  /** How long a live offer may run. */
  liveOffer: { shortest: 60_000, longest: 30 * 24 * 60 * 60_000 },
  // Ten lakh crore rupees: far above any trade, and far below the point where sums in paise lose precision.
  cart: { lines: 100, quantity: 1_000_000, totalPaise: 1e15, itemsAtOnce: 100 },
  /** Lists of products of one account, and the products of one. */
  goodsLists: { lists: 50, lines: 100, name: 80 },
  /** Searches that one account keeps, the letters of a name, and how many finds of one are shown. */
  savedSearches: { searches: 20, name: 80, query: 4_000, shown: 48 },
  /** An order that is pasted as text: its letters, lines, letters of a line, and products that a line may mean. */
  pasted: { text: 10_000, lines: 40, line: 200, choices: 5, bought: 2_000 },
  /** Orders that are reordered together. */
  reorder: { orders: 20 },
  page: { products: 24, visitorProducts: 6, list: 100, reviews: 10, exactTotal: 1_000 },
  /** Product files; `time` limits the reading of a file, `keptDays` is how long an import is stored. */
  import: {
    bytes: 8 * 1024 ** 2,
    rows: 5_000,
    /** Letters of a list that is pasted. */
    pasted: 500_000,
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
  /**
   * Offers in a chat, `perDay` within 24 hours, counter-offers too: its chain of hashes is read as a whole. Those of one deal
   * answer each other `revisions` times at most; a list shows the latest.
   */
  deal: {
    open: 5,
    perDay: 30,
    lines: 20,
    revisions: 50,
    validDays: 90,
    dispatchDays: 365,
    note: 300,
    list: 50,
  },
  /** Problems: words of each step, files of each side, how many one person may have open. */
  case: { words: 1_000, files: 8, open: 50, page: 200 },
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
