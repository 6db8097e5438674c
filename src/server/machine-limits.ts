/** Limits of connections, sessions of the database, files and chores: of the machinery, whatever is traded. */
export const machineLimits = {
  http: {
    /** How long a part of the server may take to be there: on a slow machine Vite needs most of it. */
    start: 120_000,
    headers: 10_000,
    request: 15_000,
    /**
     * An upload must deliver so many bytes in each such period, the rest in the last one, and be complete in the end.
     */
    upload: 60_000,
    uploadBytes: 256 * 1024,
    wholeUpload: 10 * 60_000,
    keepAlive: 72_000,
    /**
     * A connection without any traffic, such as that of a reader who stopped reading; noticed within twice that time.
     */
    stalled: 8_000,
    /** A reader must take so many of its waiting bytes within this time; noticed a quarter later. */
    reading: 15_000,
    readingBytes: 16 * 1024,
    /** An answer must begin within this time of its request; how it is read then is a matter of its pace. */
    firstByte: 120_000,
    /** How long a closing server waits for running requests. */
    drain: 15_000,
    /** How long a kept-alive connection may still deliver a request that was on its way. */
    lastCall: 300,
    /** How long the readiness check waits for the database. */
    health: 2_000,
  },
  /**
   * PostgreSQL ends a request's statement after this time, or the server gives up if PostgreSQL does not answer at
   * all: callers get an answer within five seconds, since the wait for a session counts as time of the answer.
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
  chat: {
    /** Rooms on one page of their list. */
    rooms: 200,
    /** How much of the last message a room list shows. */
    preview: 200,
    /** The largest frame of a browser. */
    frameBytes: 16 * 1024,
    /** Messages that a room opens with, that one page of older ones holds, and that one answer after a gap holds. */
    history: 50,
    page: 50,
    catchUp: 200,
    /** An answer after a gap ends with the message that brings its text above this. */
    catchUpBytes: 256 * 1024,
    /**
     * Limits on reading history: bytes per person and period, waiting frames per person, and none while more than
     * `backlog` is unsent on the socket.
     */
    historyReads: { bytes: 4 * 1024 ** 2, seconds: 10, waiting: 20, backlog: 256 * 1024 },
    /** A socket with more unsent bytes is cut, and the page reconnects. */
    backlogBytes: 2 * 1024 ** 2,
    perSecond: 10,
    perMinute: 300,
    socketsPerUser: 5,
    /** Frames of all kinds: per person, and the number that ends a socket. */
    framesPerSecond: 30,
    floodPerSecond: 100,
    /** Rooms that one socket may join at once. */
    roomsPerSocket: 20,
    /** How long a socket may stay unauthenticated, and how many such sockets one address may have. */
    unauthenticatedMs: 10_000,
    unauthenticatedPerAddress: 100,
    /** How soon the end of a session is noticed. */
    watchMs: 500,
    /** How many people, the latest first, are told that a person came or went; as buyer and as seller. */
    counterparts: 500,
    /** How often it is stored who is connected. */
    seenMs: 60_000,
    /** Both ends notice a dead line within the sum of the two. */
    pingMs: 4_000,
    pongMs: 4_500,
    /** How long a closing server waits for running frames, and then for the sockets to close. */
    drainMs: 5_000,
    goodbyeMs: 2_000,
    /**
     * After a restart the sockets reconnect spread over this time per hundred of them, so that they do not all come
     * at once. A socket that finds no server yet retries together with others.
     */
    comeBack: {
      perHundred: 700,
      perHundredElsewhere: 100,
      atLeast: 1_000,
      waitPerHundred: 150,
      longestWait: 1_500,
    },
    /** After a gap pages ask again, spread over this time for each hundred of them. */
    resyncPerHundred: 100,
    /** Changes within this time share one count of unread messages. */
    countMs: 100,
  },
  /**
   * What processes tell each other: so much in one statement, so much kept while the database is away. A process says
   * every few seconds that it lives; after so many times of silence it counts as dead.
   */
  pushBus: { atOnce: 500, waiting: 2_000, beatMs: 5_000, silentBeats: 4, againMs: 200, lastWordMs: 1_000 },
  /**
   * How often a process says that its people are here, after how long a silence they are not, and for how long whoever
   * takes them out must have reached the database itself. A stop waits so long until others know who left.
   */
  presence: { beatMs: 5_000, deadSeconds: 20, steadyMs: 20_000, goodbyeMs: 2_000 },
  /** The shared rate limits have their own few sessions, and each process counts by itself for a while when they are silent. */
  sharedLimits: { sessions: 3, silentMs: 500, pauseMs: 1_000 },
  /** Of a connection to Valkey. It is opened again after a moment; that it cannot be is a line in the log after a while. */
  valkey: {
    connection: 2_000,
    answer: 2_000,
    keepAliveMs: 5_000,
    goodbyeMs: 500,
    againMs: 200,
    lineAfterMs: 1_000,
  },
  upkeep: {
    /** Products that another version wrote without their words are looked for so often, and filled so many at a time. */
    wordsMs: 30_000,
    /** How soon a seller hears that a stock is low. */
    stockMs: 300_000,
    /** How often saved searches are looked for. */
    searchesMs: 900_000,
    wordlessAtOnce: 200,
    /** How often it is looked whether a chore is due. */
    tickMs: 5_000,
    /** Another process may take up a chore after so long without a word of the one that does it, and looks so often. */
    claimMs: 2 * 60_000,
    lookMs: 60_000,
    /** A chore that failed is tried again after so long. */
    failedMs: 5 * 60_000,
    /** The rows and files of one batch of a chore: well below a second of work. */
    rows: 1_000,
    filesAtOnce: 50,
    /** When to check again a file that is in use, and one that could not be removed. */
    keepSeconds: 5,
    failedSeconds: 60,
    /** Files of chats and documents get a new name for each upload, so their check can wait. */
    noticeSeconds: 30 * 60,
  },
  /** Sessions for upkeep, imports and the demo, separate from those of requests. */
  background: {
    statement: 60_000,
    lock: 10_000,
    idleInTransaction: 60_000,
    answer: 70_000,
    connection: 10_000,
    sessions: 3,
    sessionSeconds: 3_600,
  },
  /**
   * How many lines to a store of objects stand at once, for how long each may be silent, of two tries, and how long a reader
   * of ours may pause.
   */
  bucket: { lines: 256, silentMs: 3_000, readerMs: 30_000 },
  /** How often each of several processes says that it is alive; one that stays silent for so many beats is replaced. */
  workers: { beatMs: 2_000, silentBeats: 10 },
  /**
   * Where pages are made by processes of their own: so many may be waited for at once, for so long, and where one dies they
   * are asked for again, for so long.
   */
  pageWorkers: { lines: 256, answerMs: 15_000, againMs: 50, againForMs: 12_000 },
  /** How long a migration waits for a table, how often it comes again, and after which pause. */
  migrations: { lockMs: 1_000, attempts: 60, pauseMs: 500 },
  /** Partitions are made so many months ahead; a change of them waits so long for others, and copies so many rows at a time. */
  partitions: { monthsAhead: 3, lockMs: 500, copied: 2_000 },
  /** After so long without a word a line of the database is asked whether it is still there. */
  databaseKeepAlive: 10_000,
  /**
   * What is a signal for the desk: a price that moves by this factor within days, accounts of a device, suppliers of a GST
   * number, orders of the same two within days. So many changes are looked at in one statement; sides that are named.
   */
  signals: { priceFactor: 3, priceDays: 7, deviceAccounts: 3, gstinSuppliers: 2, orders: 20, orderDays: 7 },
  signalWork: { atOnce: 200, sides: 20, keptDays: 365 },
  /**
   * Price lists: products of one, threads that make them, how many wait for one, how long one may take; how long and
   * how many bytes of them are kept, and after how long visitors get a newer one.
   */
  priceList: {
    ...{ products: 5_000, workers: 1, waiting: 16, time: 60_000 },
    ...{ keptMs: 15 * 60_000, keptBytes: 24 * 1024 ** 2, freshMs: 5_000 },
  },
  /**
   * Openings of shared links: how many different ones a process counts at a time, how often it writes them down, how
   * long they are kept, and how many products a seller sees.
   */
  shareHits: { atOnce: 1_000, storeMs: 10_000, keptDays: 90, products: 5 },
  /**
   * Of saved searches: how many are looked for in one statement and among how many products, how many finds of one are
   * kept of a piece, for how long, and how late a product may come that was written before the last look.
   */
  savedSearches: {
    ...{ searchesAtOnce: 40, productsAtOnce: 1_000, finds: 100 },
    ...{ keptDays: 30, overlapMinutes: 60 },
  },
  /** Pictures for messengers: their size, threads, how many wait, how long one may take; how long and how many bytes are kept. */
  sharePicture: {
    ...{ width: 1200, height: 630, quality: 82, photoWidth: 960 },
    ...{ workers: 1, waiting: 32, time: 10_000, keptMs: 15 * 60_000, keptBytes: 16 * 1024 ** 2 },
  },
  /** Each batch of a person's own data asks again which rows are theirs, so it is large. */
  ownDataRows: 5_000,
} as const
