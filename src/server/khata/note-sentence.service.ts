import { toRupees } from '#contract/products/price.ts'
import { khata as texts } from '#contract/texts/trust/khata.ts'
import { lawFigureOf } from '#server/content/law-figure.service.ts'
import type { Db } from '#server/db/db.ts'
import type { NoteRow } from './account.row.ts'

/** The sentence for the seller who noted an entry; the limit of cash is also one of a person and a day. */
export async function sentenceOfNote(db: Db, { kind, method, amount_paise }: NoteRow) {
  if (kind !== 'receipt' || method !== 'cash') return texts.noted
  const limit = await lawFigureOf(db, 'cash-limit')
  return amount_paise >= limit ? texts.notedCash({ rupees: toRupees(limit) }) : texts.noted
}
