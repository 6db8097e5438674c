import { Download, FileText, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { getChatFile } from '#contract/chats/chat.ts'
import type { ChatFile } from '#contract/chats/chat-message.ts'
import { type DownloadedFile, fetchFile, saveFile } from '#web/api/download.ts'
import { useFile } from '#web/api/use-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { WhenNear } from '#web/ui/lists/when-near.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { chatTexts as texts } from './chat-texts.ts'
import { sizeText } from './size-text.ts'

type RoomFileProps = { roomId: string; file: ChatFile }

/** A plain link would send no token, so the bytes are fetched. */
async function fetchOf({ roomId, file }: RoomFileProps, signal?: AbortSignal): Promise<DownloadedFile> {
  const { bytes } = await fetchFile(getChatFile, { roomId, fileId: file.file_id }, signal && { signal })
  return { name: file.name, bytes }
}

export function RoomFile(props: RoomFileProps) {
  return props.file.kind === 'picture' ? <RoomPicture {...props} /> : <RoomPdf {...props} />
}

function RoomPdf({ roomId, file }: RoomFileProps) {
  const [isLoading, setLoading] = useState(false)
  const size = sizeText(file.bytes)
  const download = async () => {
    if (isLoading) return
    setLoading(true)
    await fetchOf({ roomId, file }).then(saveFile, () => toastError(texts.downloadError))
    setLoading(false)
  }
  return (
    <button
      type="button"
      onClick={download}
      aria-busy={isLoading || undefined}
      aria-label={texts.downloadOf(file.name, size)}
      className="flex min-h-13 w-full items-center gap-3 rounded-control bg-current/10 px-3 py-2 text-left hover:bg-current/15"
    >
      <FileText className="flex-none" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 wrap-anywhere font-medium text-small">{file.name}</span>
        <span className="num block text-micro">PDF · {size}</span>
      </span>
      {isLoading ? <Spinner /> : <Download className="flex-none" />}
    </button>
  )
}

/** The size is known before the bytes are loaded, so that nothing moves. */
function RoomPicture({ roomId, file }: RoomFileProps) {
  const { width, height } = file
  const ratio = `${width ?? 4} / ${height ?? 3}`
  return (
    <div
      className="w-65 max-w-full overflow-hidden rounded-control bg-current/10"
      style={{ aspectRatio: ratio }}
    >
      <WhenNear>
        <LoadedPicture roomId={roomId} file={file} />
      </WhenNear>
    </div>
  )
}

function LoadedPicture({ roomId, file }: RoomFileProps) {
  const fetched = useFile(`${roomId} ${file.file_id}`, (signal) => fetchOf({ roomId, file }, signal))
  const { file: loaded, url, hasFailed } = fetched
  const [isOpen, setOpen] = useState(false)
  if (hasFailed)
    return (
      <p className="grid size-full min-h-24 place-content-center justify-items-center gap-1 p-3 text-center text-small">
        <ImageOff />
        {texts.pictureError}
      </p>
    )
  if (!url || !loaded) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={texts.openPicture(file.name)}
        className="block size-full"
      >
        <img src={url} alt="" className="size-full object-cover" draggable={false} />
      </button>
      <Dialog
        open={isOpen}
        wide
        title={file.name}
        onClose={() => setOpen(false)}
        footer={
          <Button variant="secondary" icon={<Download />} onClick={() => saveFile(loaded)}>
            {texts.download}
          </Button>
        }
      >
        <img src={url} alt={file.name} className="mx-auto max-h-[calc(70*var(--dvh))] max-w-full" />
      </Dialog>
    </>
  )
}
