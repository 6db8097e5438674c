import type { Book, Books } from '#contract/books/books.ts'
import { FileRow } from '#web/documents/file-row.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import type { BookSource, FileKind } from './book-source.ts'
import { booksTexts as texts } from './books-texts.ts'
import { LedgerNames } from './ledger-names.tsx'
import { PartyNames } from './party-names.tsx'

type BookFilesProps = { book: Book; month: string; source: BookSource }

/** Of a month under the composition scheme there is none; a month before it has one. */
const hasReturn = ({ scheme, sums }: Book) =>
  scheme === 'regular' || sums.some(({ section }) => section !== 'composition')

const kindsOf = (book: Book): readonly FileKind[] =>
  !hasReturn(book)
    ? ['tally.zip', 'sales.csv', 'hsn.csv']
    : ['tally.zip', 'gstr1.json', 'sales.csv', 'hsn.csv']

/** Codes and GST numbers keep the portal of returns from taking the file. */
const isRefused = ({ problems }: Book) =>
  problems.some(({ sentence: { name } }) => name.startsWith('books.hsn') || name === 'books.buyerGstin')

/** What the seller takes along of a month. */
export function BookFiles({ book, month, source }: BookFilesProps) {
  const { gstin } = book
  const nameOf = (ending: string) => `${gstin}-${month}-${ending}`
  return (
    <Card as="section" aria-label={texts.files} className="grid gap-3 p-4 md:p-5">
      <div>
        <h2 className="text-h3">{texts.files}</h2>
        <p className="text-muted text-small">{texts.filesHint}</p>
      </div>
      {kindsOf(book).map((kind) => (
        <FileRow
          key={kind}
          name={texts.fileNames[kind]}
          savedAs={nameOf(kind)}
          load={() => source.loadFile(gstin, kind)}
        >
          {texts.fileHints[kind]}
        </FileRow>
      ))}
      {isRefused(book) && (
        <FileRow
          name={texts.asBilled}
          savedAs={nameOf('gstr1.json')}
          load={() => source.loadFile(gstin, 'gstr1.json', true)}
        >
          {texts.asBilledHint}
        </FileRow>
      )}
      {source.isOwn && (
        <div className="flex flex-wrap gap-2">
          <LedgerNames side="sales" />
          <PartyNames side="sales" month={month} />
        </div>
      )}
      {!hasReturn(book) && <p className="text-muted text-small">{texts.noGstr1}</p>}
    </Card>
  )
}

/** Which file was made when. */
export function MadeFiles({ exports }: Pick<Books, 'exports'>) {
  if (exports.length === 0) return null
  return (
    <Card as="section" aria-label={texts.made} className="p-4 md:p-5">
      <h2 className="text-h3">{texts.made}</h2>
      <p className="text-muted text-small">{texts.madeHint}</p>
      <ul className="mt-2 divide-y divide-border">
        {exports.map(({ kind, gstin, made_at, rows, sha256 }) => (
          <li key={`${made_at} ${sha256}`} className="py-2.5">
            <p className="font-medium">{texts.fileNames[kind]}</p>
            <p className="num wrap-anywhere text-muted text-small">
              {[gstin, texts.madeAt(dayAndTimeOf(made_at), rows), texts.hash(sha256)].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
