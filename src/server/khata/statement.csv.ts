import { khataFile as texts } from '#contract/texts/books/khata-file.ts'
import { byteOrderMark, csvLine } from '#server/csv/write-csv.ts'
import type { Words } from '#server/languages/words.ts'
import type { EntryRow } from './entry.row.ts'

type Book = { readonly entries: readonly EntryRow[]; readonly brought_forward: number }

const rupees = (paise: number) => (paise / 100).toFixed(2)
const atOnce = 500

/** The entries in the order of their days, with what was open after each. */
export async function* statementLines({ entries, brought_forward }: Book, { textOf }: Words) {
  const head = [texts.day, texts.entry, texts.number, texts.order, texts.amount, texts.balance]
  yield byteOrderMark +
    csvLine(head.map(textOf)) +
    csvLine(['', textOf(texts.broughtForward), '', '', '', rupees(brought_forward)])
  const inTurn = entries.toReversed()
  for (let start = 0; start < inTurn.length; start += atOnce)
    yield inTurn
      .slice(start, start + atOnce)
      .map(({ on_day, kind, number, order_id, paise, balance_paise }) =>
        csvLine([
          ...[on_day, textOf(texts[kind]), number, order_id ?? ''],
          ...[rupees(paise), rupees(balance_paise)],
        ]),
      )
      .join('')
}
