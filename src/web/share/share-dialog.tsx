import { Copy, MessageCircle, Share2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { markedLink, whatsAppLink } from '#contract/sellers/share-links.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-look.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { copy } from '#web/ui/dialogs/share.ts'
import { prefix } from '#web/ui/language.ts'
import { toastError, toastSuccess } from '#web/ui/toasts/toast.ts'
import { shareTexts as texts } from './share-texts.ts'

const hasOwnWay = () => typeof navigator.share === 'function'

/** Closed without a choice. */
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

type ShareDialogProps = {
  title: string
  /** What goes before the link, line by line. */
  message: readonly string[]
  path: string
  onClose: () => void
}

/** The ways to share, of which the first is taken at once; then the others are offered. */
function useWays({ title, message, path, onClose }: ShareDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const link = location.origin + prefix + path
  const text = message.join('\n')
  const put = async () => {
    if (await copy(markedLink(link, 'link'))) toastSuccess(texts.copied)
    else toastError(texts.notCopied)
  }
  const shareByDevice = () =>
    navigator.share({ title: message[0] ?? title, text, url: markedLink(link, 'share') }).then(
      () => onClose(),
      (error: unknown) => (isAbort(error) ? undefined : put()),
    )
  const start = useEffectEvent(async () => {
    await (hasOwnWay() ? shareByDevice() : put())
    setOpen(true)
  })
  useEffect(() => void start(), [])
  return { isOpen, link, text, put, shareByDevice, chat: whatsAppLink(`${text}\n${markedLink(link, 'wa')}`) }
}

/**
 * Shares a link with what it leads to, at once by the device's own way or else to the clipboard, as the specifications
 * say. Below that, and where the device's way was closed without a choice, the message waits for a chat.
 */
export function ShareDialog(props: ShareDialogProps) {
  const { title, onClose } = props
  const { isOpen, link, text, put, shareByDevice, chat } = useWays(props)
  return (
    <Dialog open={isOpen} onClose={onClose} title={title}>
      <div className="grid gap-3">
        <section
          aria-label={texts.preview}
          className="rounded-control border border-border bg-surface-2 px-3.5 py-3 text-small"
        >
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          <p translate="no" className="wrap-anywhere mt-1 text-muted">
            {link}
          </p>
        </section>
        <a href={chat} target="_blank" rel="noopener" className={buttonClass({})} onClick={onClose}>
          <MessageCircle />
          {texts.whatsApp}
        </a>
        <Button variant="secondary" icon={<Copy />} onClick={() => void put().then(onClose)}>
          {texts.copy}
        </Button>
        {hasOwnWay() && (
          <Button variant="secondary" icon={<Share2 />} onClick={() => void shareByDevice()}>
            {texts.more}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
