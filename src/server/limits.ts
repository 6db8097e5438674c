import { limits as known } from '#contract/limits.ts'

/** Every limit of the product: those that both sides know, and the server's own. Sizes in bytes, times in milliseconds. */
export const limits = {
  ...known,
  import: {
    ...known.import,
    rowsAtOnce: 200,
    savedAtOnce: 50,
    time: 60_000,
    attempts: 3,
    /** How often a server looks for imports that another one left. */
    lookMs: 10_000,
    /** For how many seconds an import is a server's. Saving tells of itself after every few rows, reading at its end. */
    savingClaim: 20,
    readingClaim: 90,
    /** How long others are let through between two pieces, at most. */
    pauseMs: 200,
  },
  oneTimeCode: {
    ...known.oneTimeCode,
    tries: 5,
    perPhoneAnHour: 5,
    perPhoneADay: 10,
    perAddressADay: 20,
    /** Of the whole server: what a pump can cost at most. */
    sentAnHour: 1_000,
  },
  // The text of a file of 8 MB, written as JSON, is longer.
  body: {
    small: 64 * 1024,
    profile: 8 * 1024 ** 2,
    chatFile: 8 * 1024 ** 2,
    import: 12 * 1024 ** 2,
    pictures: 30 * 1024 ** 2,
  },
  picture: {
    ...known.picture,
    waiting: 32,
    time: 15_000,
    frames: 200,
    /** What one may hold of a picture that cannot be read row by row: 40 megapixels of 8 bits in four channels. */
    decodedBytes: 160_000_000,
    /** Pictures up to this width are kept in memory, so many bytes of them, each for so long. */
    hotWidth: 480,
    hotBytes: 32 * 1024 ** 2,
    hotMs: 15_000,
    /** Taken out of a product or post, so many may be put back for a while, by a form that was open. */
    past: 24,
    /** How long a browser shows a picture without asking. With the other two, a removed one is gone within a minute. */
    cachedSeconds: 25,
    /** How long one that nothing names yet stays. Each request names its pictures at its end, within a moment. */
    heldSeconds: 20,
  },
  uploads: {
    bytes: 64 * 1024 ** 2,
    waiting: 100,
    patience: 20_000,
    /** While others wait, each such time the slowest of those yields who took this long and brought less than this. */
    lookMs: 1_000,
    grace: 5_000,
    leastPerSecond: 256 * 1024,
  },
  /** What an account may send within a day of India, written as it is sent: in its first one, later, and as a seller. */
  uploadsADay: { firstDay: 64 * 1024 ** 2, member: 256 * 1024 ** 2, seller: 2 * 1024 ** 3 },
  /** Downloads for spreadsheets that one account may have under way. */
  downloadsAtOnce: 2,
  // Files for spreadsheets are read and sent in pieces of so many rows.
  exports: { rows: 500 },
  // A sitemap may hold 50,000; it is read and sent in pieces of so many rows.
  sitemap: { addresses: 45_000, rows: 1_000, keptMs: 60_000 },
  chat: {
    ...known.chat,
    /** Rooms that one page of their list holds. */
    rooms: 200,
    /** What a list of rooms tells of the last message. */
    preview: 200,
    /** What one frame of a browser may weigh. */
    frameBytes: 16 * 1024,
    /** Messages that a room opens with, that a page of older ones holds, and that one answer after a gap holds. */
    history: 50,
    page: 50,
    catchUp: 200,
    /** One answer after a gap stops after the message with which its texts pass this. */
    catchUpBytes: 256 * 1024,
    /**
     * What people may read of the past: so much each within so many seconds, with so many frames of theirs in line,
     * and not while more than `backlog` still waits for the socket.
     */
    historyDoor: { bytes: 4 * 1024 ** 2, seconds: 10, waiting: 20, backlog: 256 * 1024 },
    /** More waits for no socket: its line is cut, and the page comes back. */
    backlogBytes: 2 * 1024 ** 2,
    perSecond: 10,
    perMinute: 300,
    socketsPerUser: 5,
    /** Frames of any kind: of one person, and what ends a socket. */
    framesPerSecond: 30,
    floodPerSecond: 100,
    /** Rooms that one socket may have joined at once. */
    roomsPerSocket: 20,
    /** How long a socket may stay open without having said who it is, and how many such one address may hold. */
    unauthenticatedMs: 10_000,
    unauthenticatedPerAddress: 100,
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
    /** An upload has to bring so many bytes within each such time, the rest of it in the last one, and be whole in the end. */
    upload: 60_000,
    uploadBytes: 256 * 1024,
    wholeUpload: 10 * 60_000,
    keepAlive: 72_000,
    /** A connection on which nothing moves, such as that of a reader who stopped reading; noticed within twice that. */
    stalled: 8_000,
    /** Whoever leaves something waiting has to take so many bytes of it within this time; noticed a quarter later. */
    reading: 15_000,
    readingBytes: 16 * 1024,
    /** One request with its answer, however slowly both trickle; that of a large body does not count. */
    exchange: 120_000,
    /** How long a closing server waits for what it is doing. */
    drain: 15_000,
    /** How long a kept-alive connection may still bring it a request that was on its way. */
    lastCall: 300,
    /** How long the database may take to say that it is ready. */
    health: 2_000,
  },
  /**
   * What a request asks of the database is ended by PostgreSQL, or given up here where PostgreSQL says nothing at all:
   * whoever waits is answered within five seconds.
   */
  database: {
    statement: 4_000,
    lock: 2_000,
    idleInTransaction: 10_000,
    answer: 4_500,
    connection: 3_000,
    sessions: 10,
    sessionSeconds: 3_600,
  },
  requirement: {
    ...known.requirement,
    /** How many sellers one post tells. */
    sellersNotified: 50,
    /** Asked for again within so many days, it is the same requirement. */
    sameDays: 7,
    /** Its buyer is told so long before it ends. Closed, it is kept for so long. */
    notifyDaysBefore: 3,
    keptDays: 365,
  },
  notification: { keptDays: 180 },
  upkeep: {
    /** How often it is looked whether a chore is due. */
    tickMs: 5_000,
    /** A chore that failed is tried again after so long. */
    failedMs: 5 * 60_000,
    /** Rows that one piece of a chore deletes, and files that one looks at: well below a second of work. */
    rows: 1_000,
    filesAtOnce: 50,
    /** When a file that somebody holds is looked at again, and one that could not be removed. */
    heldSeconds: 5,
    failedSeconds: 60,
    /** Files of chats and documents get a name of their own for each upload, so there is time. */
    noticeSeconds: 30 * 60,
  },
  /** Upkeep, imports, the demo: nobody waits for them, and they take no session from those who do. */
  background: {
    statement: 60_000,
    lock: 10_000,
    idleInTransaction: 60_000,
    answer: 70_000,
    connection: 10_000,
    sessions: 3,
    sessionSeconds: 3_600,
  },
  /** After so long without a word a line of the database is asked whether it is still there. */
  databaseKeepAlive: 10_000,
  /**
   * The products of a shop that changed follow in pieces; after each, others go first for such a share of its time. What
   * a transaction adds that was open for longer than so many seconds is waited for.
   */
  shopChange: { lookMs: 1_000, atOnce: 2_000, perPiece: 20, pauseShare: 0.1, openSeconds: 75 },
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
    /** Wrong ones of a whole subnet (/24, or /48 of IPv6). */
    triesPerSubnet: 100,
    hashesAtOnce: 4,
    hashesWaiting: 50,
  },
  /**
   * Tokens that are nobody's: so many of one address are looked up in a minute (and so many new ones at the same time),
   * and so many end a socket. As many that were good are remembered, and not counted.
   */
  unknownTokens: { perMinute: 60, atOnce: 600, perSocket: 5, remembered: 20_000 },
  /** Of one person under way: fewer than the database has sessions for requests. */
  callsAtOnce: 4,
  perMinute: { userReads: 300, userWrites: 60, visitorReads: 240, visitorWrites: 30, orders: 20 },
  /** Changes of status that one order may go through: all of them stand in its history. */
  statusesOfAnOrder: 200,
  /** What one account may have on order, so that nobody takes the stock of a market without paying. */
  orders: { firstDay: { hours: 24, orders: 10, paise: 100_000_000 }, open: 100, openUnconfirmed: 3 },
  signUpsPerHour: 30,
  /** What one account may keep; who ships to more writes them into the order. */
  addresses: 100,
  /** Changes of the email that one account may try. */
  emailsADay: 5,
  applicationsPerHour: 20,
} as const
