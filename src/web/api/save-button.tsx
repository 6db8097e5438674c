import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { type DownloadedFile, saveFile } from './download.ts'
import { ownText, sentenceOf } from './sentence-of.ts'

type SaveButtonProps = {
  label: string
  /** Where the server says nothing. */
  failure: string
  variant: 'secondary' | 'ghost'
  load: () => Promise<DownloadedFile>
}

/** Has a file made and saves it on the device. */
export function SaveButton({ label, failure, variant, load }: SaveButtonProps) {
  const [isLoading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    await load().then(saveFile, (error: unknown) => toastError(sentenceOf(error, ownText(failure))))
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
