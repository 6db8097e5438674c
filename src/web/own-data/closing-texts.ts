import { wayBackHours } from '#contract/users/closing.ts'
import { bookYears } from '#contract/users/data-kinds.ts'

/** The words of closing an account, and of its way back. */
export const closingTexts = {
  title: 'Close your account',
  description: 'What happens when you leave, and what stays.',
  loadError: 'What is still open could not be loaded.',
  stepsTitle: 'What happens',
  steps: [
    {
      when: 'At once',
      what: 'You are signed out everywhere. Your shop, products and requirements are no longer seen, and nobody can write to you.',
    },
    {
      when: `For ${wayBackHours} hours`,
      what: 'Log in, and everything is as it was. Nothing is deleted until then.',
    },
    {
      when: 'Then',
      what: 'We erase your name, number, email, addresses, pictures, messages and files, bank account and documents. Your number and email are free for a new account.',
    },
    {
      when: 'What stays',
      what: `Orders, payments and papers, with the names that stand on them, for at least ${bookYears} years: tax law asks it of both sides. Others keep their own messages; in place of yours stands “A message of a person who left”.`,
    },
  ],
  notice: 'All of it, item by item',
  takeFirst: 'Take your data along first',
  openTitle: 'First settle what is open',
  open: 'Other people still rely on this:',
  demo: 'This is an account of the demo. It cannot be closed.',
  sureTitle: 'Are you sure?',
  password: 'Your password',
  close: 'Close my account',
  error: 'The account could not be closed. Check your connection and try again.',
  closedTitle: 'Your account is closed',
  closed: (until: string) => `Until ${until} you can bring it back: log in with your number and password.`,
  closedThen: 'After that it is erased. Thank you for having been here.',
  toHome: 'To the market',
  backTitle: 'Welcome back',
  backDescription: 'Your account is open again.',
  back: 'Your account was closed. You logged in, so it is open again, and nothing is erased.',
  backShop: 'Whoever had an open offer with you was told that you left. Write to them if it still stands.',
  backNotMeant: 'You did not want that? Close it again.',
} as const
