import { type BookLink, type BookLook, listBookLooks } from '#contract/books/book-links.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { type ListPage, usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { bookLinkTexts as texts } from './book-link-texts.ts'

async function fetchLooks(linkId: string, cursor?: string, signal?: AbortSignal) {
  const { looks, ...page } = await api(listBookLooks, { linkId, cursor }, signal ? { signal } : undefined)
  return { items: looks, ...page }
}

type LinkLooksProps = { link: BookLink; onClose: () => void }

/** Who opened a link when, and what was taken. */
export function LinkLooks({ link: { link_id, name }, onClose }: LinkLooksProps) {
  const { answer, error, retry } = useAnswer(link_id, (signal) => fetchLooks(link_id, undefined, signal))
  return (
    <Dialog side open onClose={onClose} title={texts.looksOf(name)}>
      {answer ? (
        <Looks linkId={link_id} first={answer} />
      ) : error === undefined ? (
        <LoadingShape className="h-80" />
      ) : (
        <LoadError text={texts.looksError} onRetry={retry} />
      )}
    </Dialog>
  )
}

function Looks({ linkId, first }: { linkId: string; first: ListPage<BookLook> }) {
  const { page, footer } = usePagedList(first, {
    fetchMore: (cursor) => fetchLooks(linkId, cursor),
    keyOf: ({ look_id }) => look_id,
    onError: () => toastError(texts.looksError),
  })
  if (page.items.length === 0) return <p className="text-muted">{texts.noLooks}</p>
  return (
    <>
      <ul className="divide-y divide-border">
        {page.items.map(({ look_id, looked_at, what, device, network }) => (
          <li key={look_id} className="py-3">
            <p className="font-medium">{texts.what[what]}</p>
            <p className="num text-muted text-small">{dayAndTimeOf(looked_at)}</p>
            <p className="num wrap-anywhere text-muted text-small">{texts.from(device, network)}</p>
          </li>
        ))}
      </ul>
      <LoadMore {...footer} />
    </>
  )
}
