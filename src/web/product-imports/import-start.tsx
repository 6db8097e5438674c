import { Download, FileUp } from 'lucide-react'
import { useRef } from 'react'
import { getImportTemplate } from '#contract/products/product-import.ts'
import { fetchFile, saveFile } from '#web/api/download.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DropZone } from '#web/ui/fields/drop-zone.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { importTexts as texts } from './import-texts.ts'
import type { ImportWork } from './use-import.ts'

const saveTemplate = () =>
  fetchFile(getImportTemplate, {})
    .then(saveFile)
    .catch(() => toastError(texts.templateError))

/** What to do, the template, and the place for the files. */
export function ImportStart({ work }: { work: ImportWork }) {
  return (
    <Card as="section" aria-label={texts.importTitle} className="grid gap-5 p-4 md:p-6">
      <div>
        <h2 className="text-h3">{texts.importTitle}</h2>
        <p className="mt-0.5 text-muted text-small">{texts.importHint}</p>
      </div>
      <ol className="grid gap-3 text-small">
        {texts.steps.map((step, place) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="num grid size-6 flex-none place-items-center rounded-full bg-primary-soft font-semibold text-primary-soft-fg text-xs"
            >
              {place + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
      <Button variant="soft" icon={<Download />} className="w-fit" onClick={saveTemplate}>
        {texts.template}
      </Button>
      <FileDrop work={work} />
      {work.problem && (
        <Notice tone="danger" live>
          {work.problem}
        </Notice>
      )}
    </Card>
  )
}

function FileDrop({ work }: { work: ImportWork }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <DropZone
      onFiles={work.start}
      className="grid min-w-0 justify-items-center gap-3 rounded-large border-2 border-border-strong border-dashed bg-surface-2 px-4 py-8 text-center data-over:border-primary data-over:bg-primary-soft"
    >
      <Button icon={<FileUp />} loading={work.isBusy} onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <p className="text-muted text-small [@media(hover:none)]:hidden">{texts.drop}</p>
      <input
        ref={input}
        type="file"
        multiple
        accept=".csv,text/csv,image/jpeg,image/png,image/gif,image/webp"
        hidden
        aria-label={texts.choose}
        onChange={(event) => {
          work.start([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </DropZone>
  )
}
