import { Download } from 'lucide-react'
import { type Copy, getDocumentFile } from '#contract/documents/document.ts'
import { fetchFile } from '#web/api/download.ts'
import { Button } from '#web/ui/button.tsx'
import { type Document, isBill } from './credit-draft.ts'
import { documentsTexts as texts } from './documents-texts.ts'
import { useSaving } from './use-saving.ts'

type OtherCopy = Exclude<Copy, 'original'>
const others: readonly OtherCopy[] = ['duplicate', 'triplicate']

/** The copies of a bill beside the buyer's original (CGST Rules, rule 48), for its seller. A note that changes one has none. */
export const Copies = ({ document }: { document: Document }) =>
  isBill(document) ? (
    <div className="flex flex-wrap gap-2">
      {others.map((copy) => (
        <CopyButton key={copy} copy={copy} {...document} />
      ))}
    </div>
  ) : null

type CopyButtonProps = Pick<Document, 'document_id' | 'number'> & { copy: OtherCopy }

function CopyButton({ document_id: documentId, number, copy }: CopyButtonProps) {
  const { isLoading, save } = useSaving(
    () => fetchFile(getDocumentFile, { documentId, copy }),
    `${number.replaceAll('/', '-')}-${copy}.pdf`,
  )
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Download />}
      loading={isLoading}
      aria-label={texts.copyOf(texts.copies[copy], number)}
      onClick={save}
    >
      {texts.copies[copy]}
    </Button>
  )
}
