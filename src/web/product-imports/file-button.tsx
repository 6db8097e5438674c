import { Download } from 'lucide-react'
import { useState } from 'react'
import { type DownloadedFile, saveFile } from '#web/download.ts'
import { Button } from '#web/ui/button.tsx'
import { toastError } from '#web/ui/toast.ts'

type FileButtonProps = { fetchIt: () => Promise<DownloadedFile>; fault: string; children: string }

/** Saves a file that the server writes; busy until it is there. */
export function FileButton({ fetchIt, fault, children }: FileButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await fetchIt()
      .then(saveFile)
      .catch(() => toastError(fault))
    setBusy(false)
  }
  return (
    <Button variant="secondary" icon={<Download />} loading={isBusy} onClick={save}>
      {children}
    </Button>
  )
}
