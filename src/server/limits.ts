import { limits as known } from '#contract/limits.ts'
import { keptDays } from '#contract/users/data-kinds.ts'
import { machineLimits } from './machine-limits.ts'

/** All limits of the product: the shared ones and the server's own. Sizes in bytes, times in milliseconds. */
export const limits = {
  ...known,
  ...machineLimits,
  savedSearches: { ...known.savedSearches, ...machineLimits.savedSearches },
  chat: { ...known.chat, ...machineLimits.chat },
  import: {
    ...known.import,
    rowsAtOnce: 200,
    savedAtOnce: 50,
    time: 60_000,
    attempts: 3,
    /** How often a server looks for imports that another one left. */
    lookMs: 10_000,
    /** How many seconds a claim on an import lasts. Saving renews it after every batch; reading only at its end. */
    savingClaim: 20,
    readingClaim: 90,
    /** The longest pause between two batches. */
    pauseMs: 200,
  },
  oneTimeCode: {
    ...known.oneTimeCode,
    tries: 5,
    perPhoneAnHour: 5,
    perPhoneADay: 10,
    perAddressADay: 20,
    /** For the whole server: limits the cost of SMS pumping. */
    sentAnHour: 1_000,
  },
  /** A decision over many products can be taken back for so long; `names` of those that were left are told. */
  bulk: { undoHours: 24, keptDays: 30, names: 10 },
  // The text of an 8 MB file is longer when written as JSON.
  body: {
    small: 64 * 1024,
    profile: 8 * 1024 ** 2,
    chatFile: 8 * 1024 ** 2,
    import: 12 * 1024 ** 2,
    pictures: 30 * 1024 ** 2,
  },
  /**
   * Workbooks: bytes and parts when unpacked, rows with the blank ones, bytes of text that one is written from; threads
   * that write, how many wait for one, and how long one may take.
   */
  sheet: {
    unpacked: 96 * 1024 ** 2,
    parts: 2_000,
    rows: 100_000,
    written: 32 * 1024 ** 2,
    workers: 1,
    waiting: 16,
    time: 60_000,
  },
  /**
   * Threads that make papers; how many wait for one, in all and of one person, of those that are kept as well, and how
   * long one may take.
   */
  paper: { workers: 1, waiting: 256, waitingEach: 4, waitingKept: 32, time: 30_000 },
  picture: {
    ...known.picture,
    waiting: 32,
    /** Milliseconds; the largest one takes two seconds where nothing else runs. */
    time: 30_000,
    frames: 200,
    /** The memory for a picture that cannot be read row by row: 40 megapixels of 8 bits in four channels. */
    decodedBytes: 160_000_000,
    /** Pictures up to this width are cached in memory: so many bytes in total, each for so long. */
    hotWidth: 480,
    hotBytes: 32 * 1024 ** 2,
    hotMs: 15_000,
    /** After removal from a product or post, a picture may be restored for this long by a form that was open. */
    past: 24,
    /**
     * How long a browser shows a picture without asking. Together with the other two, a removed one is gone within a
     * minute.
     */
    cachedSeconds: 25,
    /** How long an unused picture stays. A request stores its pictures and names them at its end, within a moment. */
    keepSeconds: 20,
  },
  uploads: {
    bytes: 64 * 1024 ** 2,
    waiting: 100,
    patience: 20_000,
    /**
     * While others wait, every such period the slowest upload that took this long and delivered less than this is
     * stopped.
     */
    lookMs: 1_000,
    grace: 5_000,
    leastPerSecond: 256 * 1024,
  },
  /** What an account may send in one day of India, in encoded bytes: on its first day, later, and as a seller. */
  uploadsADay: { firstDay: 64 * 1024 ** 2, member: 256 * 1024 ** 2, seller: 2 * 1024 ** 3 },
  /** Spreadsheet downloads that one account may run at once. */
  downloadsAtOnce: 2,
  // Spreadsheet files are read and sent in batches of so many rows.
  exports: { rows: 500 },
  /** Links to a month: open at once, shown, looks in an hour, what is kept of a browser's name, and days after their end. */
  bookLinks: { open: 20, shown: 100, looksPerHour: 120, userAgent: 300, keptDays: 90 },
  /** How long a page waits for an invoice portal, and for the register of GST. */
  irpAnswerMs: 10_000,
  /** Documents of a month, read so many at a time; a page shows so many of them, of what is wrong and of the files made. */
  books: { rows: 200, shown: 300, problems: 100, exports: 20, page: 50, parties: 30 },
  /** Entries of an account that a page, a paper and a file hold; bills of a page, and what a seller notes for one buyer. */
  khata: { shown: 300, paper: 1_000, file: 50_000, bills: 300, duesBills: 20, notes: 500 },
  /** Complaints without an account; seconds for the code. */
  grievances: { aDay: 5, lasts: 1_200, gap: 60, tries: 5 },
  /** Whom one person can block. */
  blocks: 500,
  /** How a seller serves is counted for so many sellers in one statement, and again after this. */
  serviceFigures: { atOnce: 50, keptMs: 55 * 60_000 },
  /** How a buyer orders and pays: the same, and after this where nothing was ordered. */
  buyerRecords: { atOnce: 50, keptMs: 55 * 60_000, quietMs: 24 * 60 * 60_000 },
  /** Orders whose papers an evidence pack holds. */
  evidence: { orders: 100 },
  // A sitemap may hold 50,000 addresses; it is read and sent in batches of so many rows.
  sitemap: { addresses: 45_000, rows: 1_000, keptMs: 60_000 },
  requirement: {
    ...known.requirement,
    /** How many sellers one requirement notifies. */
    sellersNotified: 50,
    /** The same requirement again within so many days counts as the existing one. */
    sameDays: 7,
    /** How many days before the end the buyer is notified, and how long a closed requirement is kept. */
    notifyDaysBefore: 3,
    keptDays: 365,
  },
  notification: { keptDays: keptDays.notifications },
  /**
   * What leaves the site: how often a server looks for what another one left, how long a claim lasts and one attempt
   * may take, how many of a channel are under way, when a failure is tried again, and after how long leads of a person
   * leave as one again.
   */
  outbox: {
    lookMs: 5_000,
    claimSeconds: 45,
    sendMs: 30_000,
    /** How often the success of a send is noted while the database is away, and the pause between. */
    noteTries: 60,
    noteGapMs: 1_000,
    atOnce: 8,
    retryMinutes: [1, 5, 30, 120, 720],
    gatherMinutes: 60,
    keptDays: 30,
  },
  /** Browsers of one account. */
  pushSubscriptions: 20,
  mailCode: { lasts: 600, gap: 60, tries: 5 },
  /** A shop with more orders before its last days has them added up; the trigger of a past order knows the days. */
  orderSums: { countedEachTime: 5_000, days: 30 },
  /**
   * The products of a changed shop follow in batches; after each, other work goes first for this share of its time.
   * Products added by transactions that stay open longer than so many seconds are waited for.
   */
  shopChange: { lookMs: 1_000, atOnce: 2_000, perPiece: 20, pauseShare: 0.1, openSeconds: 75 },
  /** How long an SMS provider may take to answer. */
  smsAnswerMs: 5_000,
  /** Spans that wait for a collector of traces, and how long it and the end of the server may take over them. */
  traces: { waiting: 2_048, atOnce: 512, everyMs: 5_000, answerMs: 5_000, lastWordMs: 2_000 },
  /** How often a process looks whether the operator has changed content; revisions on one page of a history. */
  content: { ...known.content, lookMs: 500, revisions: 20 },
  /** A new text is told after this, so that a slip can be undone; to how many people in one transaction. */
  policies: { waitMs: 15 * 60_000, atOnce: 200 },
  /**
   * Searches without a result: how many different words one process counts at a time, how often it stores them, and of
   * a day how many stay, for how long.
   */
  emptySearches: { atOnce: 200, storeMs: 10_000, perDay: 2_000, keptDays: 90, shown: 300 },
  /** Changes of shared content show within this time. */
  keepAnswersMs: 500,
  /** Also for the data of pages and for search results: all three together stay below a second. */
  keepPageAnswersMs: 200,
  keepFoundMs: 250,
  /** Cards of products as text: all letters together, and how long one is kept that nobody changes. */
  cards: { room: 12_000_000, keepMs: 60_000 },
  /** A client that lost the answer retries within a day. */
  idempotency: { key: 255, hours: 25 },
  device: { days: keptDays.devices },
  signIn: {
    wrongTries: 5,
    window: 15 * 60_000,
    /** After the last free attempt; each further one doubles the wait. */
    firstWait: 60_000,
    longestWait: 15 * 60_000,
    /** The wait resets after this long without an attempt. */
    forgetAfter: 60 * 60_000,
    triesPerAddress: 30,
    /** Wrong attempts of a whole subnet (/24, or /48 of IPv6). */
    triesPerSubnet: 100,
    hashesAtOnce: 4,
    hashesWaiting: 50,
  },
  /**
   * Invalid tokens: how many lookups one address gets per minute (and how many new ones at once), and how many end a
   * socket. As many valid ones are remembered and not counted.
   */
  unknownTokens: { perMinute: 60, atOnce: 600, perSocket: 5, remembered: 20_000 },
  /** Requests of one person at once: fewer than the database sessions for requests. */
  callsAtOnce: 4,
  perMinute: { userReads: 300, userWrites: 60, visitorReads: 240, visitorWrites: 30, orders: 20 },
  /** Status changes per order: all of them stay in its history. */
  statusesOfAnOrder: 200,
  /** Each is notified to the buyer. */
  documentsOfAnOrder: 100,
  /** How often a buyer is asked to agree to higher prices of one order. */
  priceCorrectionsOfAnOrder: 10,
  /** What one account may have in open orders, so that nobody can take the stock of a market without paying. */
  orders: {
    firstDay: { hours: 24, orders: 10, paise: 100_000_000 },
    open: 100,
    openUnconfirmed: 3,
    cancelledADay: 20,
  },
  /** Suppliers whose payment details orders of 24 hours show before they confirm: nobody harvests a market. */
  payeesADay: 20,
  signUpsPerHour: 30,
  /** Saved addresses per account; who ships to more enters them in the order. */
  addresses: 100,
  billingProfiles: 20,
  /**
   * How many payments each side may note for one order, what all of them may come to and how many days before the order
   * one may lie, against slips of the pen and against sums that nobody can add up; how many orders' buyers learn of
   * another payee.
   */
  payment: { perOrder: 50, timesTheOrder: 10, daysBefore: 365, buyersNotified: 500 },
  taxRegistrations: 40,
  /** Changes of the email that one account may attempt. */
  emailsADay: 5,
  applicationsPerHour: 20,
  ownDataPerHour: 5,
} as const
