import { type BookLink, takeBookLinkBack } from '#contract/books/book-links.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { bookLinkTexts as texts } from './book-link-texts.ts'

type TakeBackProps = { link: BookLink; onClose: () => void; onDone: () => void }

/** Asks before a link opens nothing any more. */
export function TakeBack({ link: { link_id, name }, onClose, onDone }: TakeBackProps) {
  const action = useAction({
    send: () => api(takeBookLinkBack, { linkId: link_id }),
    failure: texts.takeBackError,
    success: ({ content }) => content,
    onDone: () => {
      onClose()
      onDone()
    },
  })
  return (
    <ConfirmDialog
      title={texts.takeBackTitle(name)}
      keep={texts.keepIt}
      confirm={texts.takeBack}
      action={action}
      onClose={onClose}
      onConfirm={() => action.run()}
    >
      {texts.takeBackHint}
    </ConfirmDialog>
  )
}
