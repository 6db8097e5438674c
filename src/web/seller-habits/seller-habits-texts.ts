/** The words of the page 'Hours and automatic answers'. */
export const sellerHabitsTexts = {
  title: 'Hours and automatic answers',
  description: 'What your shop does by itself: answers while it is closed, and orders that nobody confirms.',
  error: 'The hours of your shop could not be loaded.',
  saveError: 'This could not be saved. Check your connection and try again.',

  away: 'While your shop is closed',
  awayHint:
    'Whoever writes to you in these hours gets your answer at once, one time in each chat until you open again. Buyers see that it is automatic, and it does not count as your answer.',
  isOn: 'Answer automatically',
  days: 'Open on',
  dayNames: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: 'Opens',
  closes: 'Closes',
  inIndia: 'Times are those of India.',
  holidays: (days: string) => `On holidays your shop counts as closed. The next: ${days}.`,
  answer: 'Your answer',
  sample: 'Thank you for your message. Our shop is closed now. We answer when it opens again.',
  saveAway: 'Save hours and answer',

  hold: 'Orders that you do not confirm',
  holdHint:
    'An order keeps its goods from other buyers. You can let it end by itself if nobody confirms it: it is cancelled, the goods are in your stock again, and you and the buyer are told. Orders with a payment, an invoice, sent goods or an open problem stay. Deals stay too.',
  holdOff: 'Keep them until I decide',
  holdAfter: (hours: number) =>
    hours === 24 ? 'Cancel them after 1 day' : `Cancel them after ${hours / 24} days`,
  holdNote:
    'Counts for orders that come from now on. A cancelled order counts among those that you cancelled.',
  saveHold: 'Save',

  stock: 'Stock that runs out',
  stockHint:
    'When orders bring products down to the limit you get one notification for all of them, and hear of a product again once it was filled. A product can have a limit of its own, in its form.',
  lowStock: 'Tell me at so many pieces',
  lowStockHint: (usual: number) => `Left empty, it is ${usual}. 0: only when a product is sold out.`,
  saveStock: 'Save limit',
} as const
