import { Copy, Link2, Link2Off } from 'lucide-react'
import { type GoodsList, shareGoodsList, unshareGoodsList } from '#contract/buy-again/goods-lists.ts'
import { sharedListLink } from '#contract/paths.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { copy } from '#web/ui/dialogs/share.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { prefix } from '#web/ui/language.ts'
import { toastError, toastSuccess } from '#web/ui/toasts/toast.ts'
import { listsTexts as texts } from './lists-texts.ts'

type ShareListProps = { list: GoodsList; onChanged: () => Promise<void> }

/** The link to the list, or the press that makes it. */
export function ShareList({ list: { list_id: listId, link_key: linkKey }, onChanged }: ShareListProps) {
  const sharing = useAction({
    send: () => api(shareGoodsList, { listId }),
    failure: texts.shareError,
    failureToast: true,
    onDone: onChanged,
  })
  return (
    <Card as="section" aria-label={texts.share} className="grid gap-3 p-4 md:p-5">
      <h2 className="text-h3">{texts.share}</h2>
      <p className="text-muted text-small">{texts.shareHint}</p>
      {linkKey ? (
        <SharedLink listId={listId} linkKey={linkKey} onChanged={onChanged} />
      ) : (
        <Button
          variant="secondary"
          icon={<Link2 />}
          loading={sharing.isPending}
          className="sm:justify-self-start"
          onClick={() => sharing.run()}
        >
          {texts.share}
        </Button>
      )}
    </Card>
  )
}

type SharedLinkProps = { listId: string; linkKey: string; onChanged: () => Promise<void> }

function SharedLink({ listId, linkKey, onChanged }: SharedLinkProps) {
  const link = location.origin + prefix + sharedListLink(linkKey)
  const takingBack = useAction({
    send: () => api(unshareGoodsList, { listId }),
    failure: texts.takeBackError,
    failureToast: true,
    success: ({ content }) => content,
    onDone: onChanged,
  })
  const put = async () => ((await copy(link)) ? toastSuccess(texts.copied) : toastError(texts.notCopied))
  return (
    <>
      <TextField label={texts.link} readOnly value={link} onFocus={({ target }) => target.select()} />
      <div className="flex flex-wrap gap-3">
        <Button icon={<Copy />} className="flex-auto sm:flex-none" onClick={put}>
          {texts.copy}
        </Button>
        <Button
          variant="secondary"
          icon={<Link2Off />}
          loading={takingBack.isPending}
          className="flex-auto sm:flex-none"
          onClick={() => takingBack.run()}
        >
          {texts.takeBack}
        </Button>
      </div>
    </>
  )
}
