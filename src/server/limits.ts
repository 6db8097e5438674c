import { limits as known } from '#contract/limits.ts'

/** Every limit of the product: those that both sides know, and the server's own. Sizes in bytes, times in milliseconds. */
export const limits = {
  ...known,
  // The text of a file of 8 MB, written as JSON, is longer.
  body: {
    small: 64 * 1024,
    profile: 8 * 1024 ** 2,
    chatFile: 8 * 1024 ** 2,
    import: 12 * 1024 ** 2,
    pictures: 30 * 1024 ** 2,
  },
  uploads: { bytes: 64 * 1024 ** 2, waiting: 100, patience: 20_000 },
  // Files for spreadsheets are read and sent in pieces of so many rows.
  exports: { rows: 500 },
  // A sitemap may hold 50,000; it is read and sent in pieces of so many rows.
  sitemap: { addresses: 45_000, rows: 1_000, keptMs: 60_000 },
  chat: {
    ...known.chat,
    /** What a list of rooms tells of the last message. */
    preview: 200,
    /** What one frame of a browser may weigh. */
    frameBytes: 16 * 1024,
    /** Messages that a room opens with, that a page of older ones holds, and that one answer after a gap holds. */
    history: 50,
    page: 50,
    catchUp: 200,
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
  },
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
  perMinute: { userReads: 300, userWrites: 60, visitorReads: 240, visitorWrites: 30, orders: 20 },
  signUpsPerHour: 30,
  applicationsPerHour: 20,
} as const
