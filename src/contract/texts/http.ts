import { plural } from './english.ts'
import { sentences } from './sentences.ts'

const inMinutes = (minutes: number) => plural(minutes, { one: 'a minute', other: `${minutes} minutes` })

/** Sentences for requests that never reach a feature. */
export const http = sentences('http', {
  unreadable: 'The request could not be read.',
  notAnObject: 'The request could not be read. Send a JSON object.',
  bodyNotAnObject: 'The body must be a JSON object.',
  tooSlow: 'The request took too long to arrive. Please try again.',
  tooLarge: 'This is too large to send. Please make it smaller.',
  addressTooLong: 'This address is too long.',
  notJson: 'Send JSON, with the content type application/json.',
  headersTooLarge: 'The headers of the request are too large.',
  unstorable: 'The text holds a character that cannot be stored.',
  unreadableValue: 'One of the values cannot be read, or is too large.',
  tooManyMarks:
    'This file holds more than a million quotation marks. Save it without them, or send it in parts.',
  tooManyTries: ({ minutes }: { minutes: number }) =>
    `Too many tries from your connection. Please try again in ${inMinutes(minutes)}.`,
  manySignIns: 'Many people are signing in right now. Please try again in a moment.',
  manyUploads: 'Many pictures are being uploaded right now. Please try again in a moment.',
  slowUpload: 'Others are waiting, and your line is slow right now. Please try again in a moment.',
  uploadsOfDay: ({ megabytes }: { megabytes: number }) =>
    `With this your account would send more than the ${megabytes} MB of a day. Please go on tomorrow.`,
  downloadsUnderWay: 'Your last downloads are still under way. Please wait until they are done.',
  papersUnderWay: 'Your last papers are still being made. Please wait until they are done.',
  otherRole: 'Your role does not include this. Please ask an owner of the desk.',
  demoAdmin: 'This is a public demo: its admin may look and not change.',
  demoAccounts: 'This is a public demo: its accounts stay open to everybody.',
  running: 'Vanij is running.',
  ready: 'Vanij is ready.',
  closing: 'Vanij is closing.',
  pageTakesLong: 'This page cannot be shown right now. Please try again in a moment.',
  filesUnreachable: 'Files cannot be reached right now. Please try again in a moment.',
  waitsForMigrations: 'The database waits for the migrations of this version: npm run migrate.',
  databaseNotReady: 'The database is not ready.',
  keyTooLong: ({ limit }: { limit: number }) => `The Idempotency-Key can have at most ${limit} characters.`,
  keyUsed: 'This Idempotency-Key was already used for another request. Please send a new one.',
  keyUnknown: 'This was sealed with a key that the server does not have.',
  otherOrder: 'This page belongs to another order of the list. Please start from the first.',
})
