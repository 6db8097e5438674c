import { exportProducts } from '#contract/products/product-import.ts'
import { fetchFile } from '#web/api/download.ts'
import { Card } from '#web/ui/card.tsx'
import { FileButton } from './file-button.tsx'
import { importTexts as texts } from './import-texts.ts'

export function ExportCard() {
  return (
    <Card
      as="section"
      aria-label={texts.exportTitle}
      className="flex flex-wrap items-center justify-between gap-4 p-4 md:p-6"
    >
      <div>
        <h2 className="text-h3">{texts.exportTitle}</h2>
        <p className="text-muted text-small">{texts.exportHint}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <FileButton fetchIt={() => fetchFile(exportProducts, { format: 'xlsx' })} failure={texts.exportError}>
          {texts.exportWorkbook}
        </FileButton>
        <FileButton fetchIt={() => fetchFile(exportProducts, {})} failure={texts.exportError}>
          {texts.exportCsv}
        </FileButton>
      </div>
    </Card>
  )
}
