import { toBookDocument } from '#server/books/books.reply.ts'
import type { WaitingRow } from './waiting.row.ts'

export const toNumberedDocument = (row: WaitingRow) => toBookDocument(row)
