import { Download, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DownloadedFile } from '#web/api/download.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { documentsTexts as texts } from './documents-texts.ts'
import { useSaving } from './use-saving.ts'

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
  const { isLoading, save } = useSaving(load, savedAs ?? `${name.replaceAll('/', '-')}.${ending}`)
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
