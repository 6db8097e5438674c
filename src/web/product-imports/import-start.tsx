import { Download, FileUp } from 'lucide-react'
import { useRef } from 'react'
import { getImportTemplate } from '#contract/products/product-import.ts'
import { fetchFile, saveFile } from '#web/api/download.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { DropZone } from '#web/ui/fields/drop-zone.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { importTexts as texts } from './import-texts.ts'
import { PasteStart } from './paste-start.tsx'
import type { ImportWork } from './use-import.ts'

const saveTemplate = (format: 'csv' | 'xlsx') =>
  fetchFile(getImportTemplate, { format })
    .then(saveFile)
    .catch(() => toastError(texts.templateError))

/** What to do, the template, and the place for the files. */
export function ImportStart({ work }: { work: ImportWork }) {
  const isPaste = work.way === 'paste'
  const fileHint = work.mode === 'update' ? texts.updateHint : texts.importHint
  return (
    <Card as="section" aria-label={texts.importTitle} className="grid gap-5 p-4 md:p-6">
      <div>
        <h2 className="text-h3">{isPaste ? texts.pasteTitle : texts.importTitle}</h2>
        <p className="mt-0.5 text-muted text-small">{isPaste ? texts.pasteHint : fileHint}</p>
      </div>
      <WayChoice work={work} />
      <ModeChoice work={work} />
      {isPaste ? <PasteStart work={work} /> : <FileStart work={work} />}
      {work.problem && (
        <Notice tone="danger" live>
          {work.problem}
        </Notice>
      )}
    </Card>
  )
}

function FileStart({ work }: { work: ImportWork }) {
  const isUpdate = work.mode === 'update'
  return (
    <>
      <ol className="grid gap-3 text-small">
        {(isUpdate ? texts.updateSteps : texts.steps).map((step, place) => (
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
      {!isUpdate && (
        <div className="flex flex-wrap gap-3">
          <Button variant="soft" icon={<Download />} onClick={() => saveTemplate('xlsx')}>
            {texts.templateWorkbook}
          </Button>
          <Button variant="soft" icon={<Download />} onClick={() => saveTemplate('csv')}>
            {texts.templateCsv}
          </Button>
        </div>
      )}
      <FileDrop work={work} />
    </>
  )
}

const WayChoice = ({ work }: { work: ImportWork }) => (
  <ChoiceChips
    label={texts.way}
    choices={[
      { value: 'file', label: texts.ways.file },
      { value: 'paste', label: texts.ways.paste },
    ]}
    chosen={work.way}
    onChoose={work.setWay}
  />
)

const ModeChoice = ({ work }: { work: ImportWork }) => (
  <ChoiceChips
    label={work.way === 'paste' ? texts.pasteMode : texts.mode}
    choices={[
      { value: 'add', label: texts.modes.add },
      { value: 'update', label: texts.modes.update },
    ]}
    chosen={work.mode}
    onChoose={work.setMode}
  />
)

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
        accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,image/jpeg,image/png,image/gif,image/webp"
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
