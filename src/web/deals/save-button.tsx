import { Download } from 'lucide-react'
import { useState } from 'react'
import { type DownloadedFile, saveFile } from '#web/api/download.ts'
import { ownText, sentenceOf } from '#web/api/sentence-of.ts'
import { Button } from '#web/ui/button.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { dealTexts as texts } from './deals-texts.ts'

type SaveButtonProps = {
  label: string
  variant: 'secondary' | 'ghost'
  load: () => Promise<DownloadedFile>
}

/** Makes a file of a deal and saves it on the device. */
export function SaveButton({ label, variant, load }: SaveButtonProps) {
  const [isLoading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    await load().then(saveFile, (error: unknown) => toastError(sentenceOf(error, ownText(texts.saveError))))
    setLoading(false)
  }
  return (
    <Button
      variant={variant}
      size="sm"
      icon={<Download />}
      loading={isLoading}
      className="justify-self-start"
      onClick={save}
    >
      {label}
    </Button>
  )
}
