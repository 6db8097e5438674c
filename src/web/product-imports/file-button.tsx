import { Download } from 'lucide-react'
import { useAction } from '#web/actions/use-action.ts'
import { type DownloadedFile, saveFile } from '#web/api/download.ts'
import { ownText } from '#web/api/sentence-of.ts'
import { Button } from '#web/ui/button.tsx'

type FileButtonProps = { fetchIt: () => Promise<DownloadedFile>; failure: string; children: string }

/** Saves a file that the server writes; busy until it is there. */
export function FileButton({ fetchIt, failure, children }: FileButtonProps) {
  const { run, isPending } = useAction({
    send: async () => saveFile(await fetchIt()),
    failure: ownText(failure),
    failureToast: true,
  })
  return (
    <Button variant="secondary" icon={<Download />} loading={isPending} onClick={() => run()}>
      {children}
    </Button>
  )
}
