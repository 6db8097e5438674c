import { byteOrderMark, csvLine } from '#server/csv/write-csv.ts'

const paise = /_paise$/

export const csvHead = (columns: readonly string[]) =>
  byteOrderMark + csvLine(columns.map((column) => column.replace(paise, '_rupees')))

export const cellsOf = (row: Readonly<Record<string, unknown>>, columns: readonly string[]) =>
  csvLine(columns.map((column) => cellOf(column, row[column])))

function cellOf(column: string, value: unknown): string | number {
  if (typeof value === 'number') return paise.test(column) ? (value / 100).toFixed(2) : value
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const inIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

export const readMe = (now: Date) => `What Vanij keeps about you
Made on ${inIndia.format(now)} (IST)

Each list stands here twice: as .json for programs, and as .csv for a spreadsheet. A list that is not here has no entry of
yours. Sums are in paise in .json and in rupees in .csv; times are in UTC.

users               your account
addresses, billing_profiles   where your goods go, and whom your orders are billed to
sessions, known_devices       where you are signed in
consents                      what you agreed to or took back, and when
orders, order_lines ...       what you bought and sold, with payments, invoices, shipments and problems
chat_rooms, chat_messages ... what you and others wrote to each other
documents/, receipts/, payments/, challans/, deliveries/, problems/, chats/, pictures/   the files that belong to them
applications/, account-numbers/   what you sent in to sell here

Not here: passwords and codes, of which we keep only what cannot be read; who of our desk decided; and copies that our
backups hold until they are replaced.

Something is wrong? Most of it you can change yourself in your profile. For the rest write to the grievance officer, who is
named at the end of the privacy policy.
`

type Batches = AsyncIterable<readonly { readonly shown: Readonly<Record<string, unknown>> }[]>

/** A list as JSON, batch by batch; one whose rows have gone since it was begun is empty. */
export async function* jsonOf(batches: Batches) {
  let before = '['
  for await (const batch of batches) {
    yield Buffer.from(`${before}\n${batch.map(({ shown }) => JSON.stringify(shown)).join(',\n')}`)
    before = ','
  }
  yield Buffer.from(before === '[' ? '[]\n' : '\n]\n')
}
