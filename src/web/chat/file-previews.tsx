import { FileText, X } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { chatTexts as texts } from './chat-texts.ts'
import type { ChosenFile } from './chosen-file.ts'
import { sizeText } from './size-text.ts'

type FilePreviewsProps = { files: readonly ChosenFile[]; onRemove: (file: ChosenFile) => void }

export function FilePreviews({ files, onRemove }: FilePreviewsProps) {
  return (
    <ul aria-label={texts.chosenFiles} className="mx-2 mb-2 grid max-h-48 gap-2 overflow-y-auto">
      {files.map((file) => (
        <li key={file.key} className="flex items-center gap-3 rounded-large border border-border p-2">
          {file.kind === 'picture' ? (
            <img src={file.content} alt="" className="size-14 flex-none rounded-small object-cover" />
          ) : (
            <span className="grid size-14 flex-none place-items-center rounded-small bg-surface-2">
              <FileText />
            </span>
          )}
          <p className="min-w-0 flex-1">
            <span className="block truncate font-medium text-small">{file.name}</span>
            <span className="num text-micro text-muted">{sizeText(file.bytes)}</span>
          </p>
          <IconButton plain aria-label={texts.removeFile(file.name)} onClick={() => onRemove(file)}>
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
