import { limits } from '#contract/limits.ts'
import { wayBackHours } from '#contract/users/closing.ts'
import { bookYears, type DataKind, keptDays } from '#contract/users/data-kinds.ts'

type Item = {
  readonly title: string
  readonly what: string
  readonly why: string
  readonly who: string
  readonly long: string
  /** What becomes of it when its person leaves. */
  readonly after: string
}

const untilYouLeave = 'Until you change it or leave.'
const erased = 'Erased.'

/** What is kept of people, for each kind in the order of the page. */
export const noticeItems: Readonly<Record<DataKind, Item>> = {
  account: {
    title: 'Your account',
    what: 'Name, company, phone number, email, address, GST number, picture; your password only as a code from which nobody can read it.',
    why: 'To know who trades, and to let you in.',
    who: 'The other side of an order sees name, company, email, phone and GST number; of a chat name and company. Of a seller everybody sees the shop: company, place, phone, email, picture.',
    long: untilYouLeave,
    after: erased,
  },
  places: {
    title: 'Addresses and bill-to',
    what: 'Saved delivery addresses; GST numbers, names and addresses that your orders are billed to.',
    why: 'So that you need not type them again.',
    who: 'You. A seller sees the one that you choose for an order.',
    long: untilYouLeave,
    after: erased,
  },
  safety: {
    title: 'Sign-ins and devices',
    what: 'Where you are signed in and since when, devices that we know again, wrong tries, requests for codes with their network address, when you were last in a chat.',
    why: 'To keep others out of your account.',
    who: 'You see your devices; nobody else.',
    long: `A sign-in for ${limits.session.days} days from its last use, a device for ${keptDays.devices}, tries and requests for a day or two.`,
    after: erased,
  },
  consents: {
    title: 'Consents',
    what: 'Which terms you accepted, whether mails and pushes may reach you, and when you said so; that you closed your account.',
    why: 'To prove what you agreed to.',
    who: 'You.',
    long: 'As long as the number of your account is known.',
    after: 'The lines stay with the number of the account, without a name.',
  },
  news: {
    title: 'Notifications',
    what: 'What we told you here and by mail, push or message; your choices, quiet hours, mailbox and browsers.',
    why: 'To tell you what concerns you.',
    who: 'You, and whoever carries it: mail, SMS or WhatsApp providers, the push service of your browser.',
    long: `${keptDays.notifications} days; your choices until you change them.`,
    after: 'Erased, also what others were told with your name in it.',
  },
  unfinished: {
    title: 'Carts, lists and files on their way',
    what: 'Your cart, your lists of products, product files you upload, answers kept to repeat a request safely.',
    why: 'To go on where you were.',
    who: 'You; a list also whoever has the link that you made.',
    long: `Carts and lists until you empty them, files for ${limits.import.keptDays} days, answers for a day.`,
    after: erased,
  },
  orders: {
    title: 'Orders and shipments',
    what: 'Goods, prices, both sides’ names, delivery address, contact, what happened when, problems with an order and what was said of them.',
    why: 'To carry out what you agreed.',
    who: 'Buyer and seller; admins when a problem is to be decided.',
    long: `At least ${bookYears} years: they are vouchers of both sides’ books (Companies Act 2013, section 128(5)).`,
    after:
      'Names, addresses and GST numbers stay on the order; phone, email, your note and the pictures of a shop’s goods are erased.',
  },
  papers: {
    title: 'Invoices and payments',
    what: 'Invoices, credit notes, challans, receipts; what was said to be paid, with its proof; the account of who owes whom (khata); files made for the books.',
    why: 'Because tax law asks for them.',
    who: 'Buyer and seller of the order; for a plan, you and us.',
    long: `At least ${bookYears} years (Companies Act 2013, section 128(5); CGST Act, section 36: 72 months from the due date of the annual return).`,
    after: 'Stay as they were issued: a paper may not be changed.',
  },
  chats: {
    title: 'Chats and offers',
    what: 'Messages, files and offers between you and the other side.',
    why: 'To talk and to agree.',
    who: 'The two of you; admins only where a problem allows it.',
    long: untilYouLeave,
    after:
      'Your messages and files are erased; in their place stands “A message of a person who left”. The other side keeps what they wrote. Offers stay only where an order came of them.',
  },
  requirements: {
    title: 'Requirements and quotes',
    what: 'What you asked for, and what you offered for what others asked for.',
    why: 'To bring buyers and sellers together.',
    who: 'Sellers see requirements, the buyer sees the quotes.',
    long: `Open for ${limits.requirement.openDays} days, then kept for ${limits.requirement.days}.`,
    after: erased,
  },
  reviews: {
    title: 'Reviews',
    what: 'Stars, words and pictures of what you bought.',
    why: 'So that others know what to expect.',
    who: 'Everybody.',
    long: untilYouLeave,
    after: 'Words and pictures are erased. The stars stay in the average, without a name.',
  },
  reports: {
    title: 'Reports',
    what: 'What you reported of a page, a person or a supplier, and complaints.',
    why: 'To look into it.',
    who: 'Our admins.',
    long: untilYouLeave,
    after: 'Erased. What others reported about you stays with the admins.',
  },
  shop: {
    title: 'Your shop',
    what: 'Products with their pictures, terms, GST registrations, figures of how you serve.',
    why: 'To sell.',
    who: 'Everybody; GST registrations your buyers.',
    long: untilYouLeave,
    after: 'Erased and 404. Of products that were sold the name and price stay with their orders.',
  },
  checks: {
    title: 'Documents and bank account of a seller',
    what: 'Business papers and identity documents that you sent, what was checked of them, the account and UPI ID that buyers pay to; sealed.',
    why: 'To check who sells, and to get you paid.',
    who: 'Admins who check, each look is written down; your account only who has an order or an accepted offer with you.',
    long: `Documents for ${limits.document.keptDaysAfterDecision} days after the decision; the rest until you leave.`,
    after: erased,
  },
  logs: {
    title: 'Logs',
    what: 'Which account did what and when; for each request its time, page and network address.',
    why: 'To find faults and attacks; the law asks for a year (DPDP Rules 2025, rule 8(3)).',
    who: 'Our admins who look after the market.',
    long: 'One year.',
    after: 'Your name goes at once, the number of the account after a year.',
  },
}

export const noticeTexts = {
  title: 'What we keep about you',
  description: 'Each kind of data: what for, who sees it, how long, and what becomes of it when you leave.',
  lead: `Item by item, as the DPDP Act 2023 and its rules of 2025 ask. You may see, correct, take along and erase it: “Your data” in your profile.`,
  kinds: 'On this page',
  what: 'What',
  why: 'What for',
  who: 'Who sees it',
  long: 'How long',
  after: 'When you leave',
  correct: 'See and correct it',
  leaveTitle: 'When you leave',
  leave: `For ${wayBackHours} hours a login brings a closed account back. Then it is erased within minutes; large ones take a little longer.`,
  copiesTitle: 'Copies',
  copies: `Backups are sealed and opened only to bring back a lost market. What was erased stays in them until they are deleted, at most ${keptDays.backups} days later, when the next one is made. If a market is brought back from one, people who were erased since are erased again. In the database’s own files the place of what is deleted is written over in the course of work.`,
  rights: 'Your rights, and whom to write to',
  complain: 'Make a complaint',
  ownData: 'Your data',
} as const
