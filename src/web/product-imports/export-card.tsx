import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportProducts } from '#contract/product-import.ts'
import { fetchFile, saveFile } from '#web/download.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toastError } from '#web/ui/toast.ts'
import { importTexts as texts } from './import-texts.ts'

export function ExportCard() {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await fetchFile(exportProducts, {})
      .then(saveFile)
      .catch(() => toastError(texts.exportFault))
    setBusy(false)
  }
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
      <Button variant="secondary" icon={<Download />} loading={isBusy} onClick={save}>
        {texts.export}
      </Button>
    </Card>
  )
}
