/** Every limit of the product in one table (decisions, section 7). Sizes in bytes, times in milliseconds. */
export const limits = {
  // The text of a file of 8 MB, written as JSON, is longer.
  body: {
    small: 64 * 1024,
    profile: 8 * 1024 ** 2,
    chatFile: 8 * 1024 ** 2,
    import: 12 * 1024 ** 2,
    pictures: 30 * 1024 ** 2,
  },
  picture: {
    bytes: 5 * 1024 ** 2,
    pixels: 40_000_000,
    frames: 200,
    perProduct: 8,
    waiting: 32,
    time: 15_000,
    hotWidth: 480,
    hotBytes: 32 * 1024 ** 2,
  },
  /** A photo of a document is kept within this box. */
  document: { width: 2_000, height: 2_000, keptDaysAfterDecision: 30 },
  uploads: { bytes: 64 * 1024 ** 2, waiting: 100, patience: 20_000 },
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
    rowsAtOnce: 200,
    savedAtOnce: 50,
    page: 50,
    pictures: 2_000,
    picturesAtOnce: 8,
    fileName: 200,
    time: 60_000,
    keptDays: 7,
    attempts: 3,
    /** How often a server looks for imports that another one left. */
    lookMs: 10_000,
    /** For how many seconds an import is a server's. Saving tells of itself after every few rows, reading at its end. */
    savingClaim: 20,
    readingClaim: 90,
    /** How long others are let through between two pieces, at most. */
    pauseMs: 200,
  },
  /** What buyers ask for: how many may be open at a time, how many sellers quote, how many are told of it. */
  requirement: { open: 50, quantity: 100_000_000, quotes: 5, days: 365, sellersTold: 200 },
  // Files for spreadsheets are read and sent in pieces of so many rows.
  exports: { rows: 500 },
  // A sitemap may hold 50,000; it is read and sent in pieces of so many rows.
  sitemap: { addresses: 45_000, rows: 1_000, keptMs: 60_000 },
  chat: {
    message: 4_000,
    /** What a list of rooms tells of the last message. */
    preview: 200,
    /** What one frame of a browser may weigh. */
    frameBytes: 16 * 1024,
    /** Messages that a room opens with, that a page of older ones holds, and that one answer after a gap holds. */
    history: 50,
    page: 50,
    catchUp: 200,
    pdfBytes: 5 * 1024 ** 2,
    fileName: 100,
    perSecond: 10,
    perMinute: 300,
    socketsPerUser: 5,
    /** Frames of any kind: of one person, and what ends a socket. */
    framesPerSecond: 30,
    floodPerSecond: 100,
    /** Rooms that one socket may have joined at once. */
    roomsPerSocket: 20,
    /** How long a socket may stay open without having said who it is, and how many such one address may hold. */
    strangerMs: 10_000,
    strangersPerAddress: 100,
    /** A session that ended is noticed within this time. */
    watchMs: 500,
    /** Of all whom a person talks to, as buyer and as seller: so many of the latest hear that they come and go. */
    counterparts: 500,
    /** How often it is noted down who is connected. */
    seenMs: 60_000,
    /** A line that died without a word is noticed at both ends within the sum of the two. */
    pingMs: 4_000,
    pongMs: 4_500,
    /** A closing server waits so long for the frames under way, and then for the sockets to go. */
    drainMs: 5_000,
    goodbyeMs: 2_000,
    /**
     * At a restart the sockets come back spread over this time for each hundred of them, so that they do not come at
     * once. Many wait for the next server first: whoever finds none yet comes again together with others.
     */
    comeBack: { perHundred: 700, atLeast: 1_000, waitPerHundred: 150, longestWait: 1_500 },
    /** What is unread is counted once for all that changes within this time. */
    countMs: 100,
    /** How long 'typing' is shown. */
    typingMs: 3_000,
  },
  password: { min: 6, adminMin: 12, max: 200 },
  http: {
    headers: 10_000,
    request: 15_000,
    upload: 60_000,
    keepAlive: 72_000,
    /** A connection on which nothing moves, such as that of a reader who stopped reading; noticed within twice that. */
    stalled: 8_000,
    /** One request with its answer, however slowly both trickle. */
    exchange: 120_000,
    /** How long a closing server waits for what it is doing. */
    drain: 15_000,
    /** How long a kept-alive connection may still bring it a request that was on its way. */
    lastCall: 300,
    /** How long the database may take to say that it is ready. */
    health: 2_000,
  },
  /** A query that runs away, or waits for a lock for ever, ends with an error instead. */
  database: { statement: 15_000, lock: 5_000, idleInTransaction: 10_000, connection: 5_000 },
  /** How long a provider of SMS may take to answer. */
  smsAnswerMs: 5_000,
  /** A change of what everybody sees shows within this time. */
  keepAnswersMs: 500,
  /** What pages are made of, besides, and what searches found: all three together stay below a second. */
  keepPageAnswersMs: 200,
  keepFoundMs: 250,
  session: { days: 30, token: 100 },
  /** A client that lost the answer asks again within a day. */
  idempotency: { key: 255, hours: 25 },
  device: { days: 400 },
  signIn: {
    wrongTries: 5,
    window: 15 * 60_000,
    /** After the last free try; each further one doubles it. */
    firstWait: 60_000,
    longestWait: 15 * 60_000,
    /** The waits begin anew after this long without a try. */
    forgetAfter: 60 * 60_000,
    triesPerAddress: 30,
    hashesAtOnce: 4,
    hashesWaiting: 50,
  },
  /** Codes by SMS cost money, and a guess is one in a million. Lengths of time in seconds. */
  oneTimeCode: {
    digits: 6,
    lasts: 10 * 60,
    tries: 5,
    /** Between two codes to one number. */
    gap: 30,
    perPhoneAnHour: 5,
    perPhoneADay: 10,
    perAddressADay: 20,
    /** Of the whole server: what a pump can cost at most. */
    sentAnHour: 1_000,
  },
  perMinute: { userReads: 300, userWrites: 60, visitorReads: 240, visitorWrites: 30, orders: 20 },
  signUpsPerHour: 30,
  applicationsPerHour: 20,
} as const
