/**
 * Figures of the return policy (the specification), of the Consumer Protection (E-Commerce) Rules 2020, the IT Rules as
 * amended from 20 February 2026 (sources word their 7 days differently) and the DPDP Rules, r. 14. Looked up on 22
 * November 2026; the days for an answer are ours.
 */
export const caseLaw = {
  /** Damaged, short and wrong goods, from the day of their delivery. */
  reportDays: 10,
  /** Goods that go back, from the day of their delivery. */
  returnDays: 14,
  /** What is owed, from the day of the outcome. */
  refundDays: 14,
  /** Of goods that nobody wants any more: two charges, each by itself. */
  restockingBp: 2_500,
  collectionPaise: 300_000,
  /** For the first answer of the other side, and for what is said to it. */
  answerDays: 3,
  replyDays: 7,
  acknowledgeHours: 48,
  redressMonths: 1,
  contentHours: 24,
  contentDays: 7,
  privacyDays: 90,
  /** So many buyers who report the same thing bring it to the top of the desk. */
  reportersOnTop: 3,
} as const
