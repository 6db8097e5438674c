import { Download, FileText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type DownloadedFile, saveFile } from '#web/api/download.ts'
import { ownText, sentenceOf } from '#web/api/sentence-of.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { documentsTexts as texts } from './documents-texts.ts'

type FileRowProps = {
  name: string
  load: () => Promise<DownloadedFile>
  /** Of the saved file's name. */
  ending?: 'pdf' | 'json' | 'webp'
  /** The saved file's whole name, where it is another one. */
  savedAs?: string
  children?: ReactNode
}

/** A file of an order; a press saves it. */
export function FileRow({ name, load, ending = 'pdf', savedAs, children }: FileRowProps) {
  const [isLoading, setLoading] = useState(false)
  const save = async () => {
    if (isLoading) return
    setLoading(true)
    await load().then(
      ({ bytes }) => saveFile({ name: savedAs ?? `${name.replaceAll('/', '-')}.${ending}`, bytes }),
      (error) => toastError(sentenceOf(error, ownText(texts.saveError))),
    )
    setLoading(false)
  }
  return (
    <button
      type="button"
      onClick={save}
      aria-busy={isLoading || undefined}
      className="flex min-h-13 w-full items-center gap-3 rounded-control border border-border px-3 py-2 text-left hover:bg-surface-2"
    >
      <FileText className="size-5 flex-none text-muted" />
      <span className="min-w-0 flex-1">
        <span className="sr-only">{texts.download(name)}</span>
        <span aria-hidden="true" className="block wrap-anywhere font-medium">
          {name}
        </span>
        {children && <span className="num block text-muted text-small">{children}</span>}
      </span>
      {isLoading ? <Spinner /> : <Download className="size-5 flex-none text-muted" />}
    </button>
  )
}
