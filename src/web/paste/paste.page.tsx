import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { pastedRule } from '#contract/buy-again/buy-again-rules.ts'
import { readPastedOrder } from '#contract/buy-again/paste.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { AddBar } from '#web/basket/add-bar.tsx'
import { AddChosen } from '#web/basket/add-chosen.tsx'
import { SendForm } from '#web/forms/send-form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { profileLink } from '#web/profile/profile-link.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubPage, SubPageSkeleton } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/paste.page.ts'
import { pasteTexts as texts } from './paste-texts.ts'
import { PastedRows } from './pasted-rows.tsx'
import { usePasted } from './use-pasted.ts'

type Read = ReplyOf<typeof readPastedOrder>

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  return null
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export const HydrateFallback = () => (
  <SubPageSkeleton title={texts.title} parent={profileLink} className="h-60" />
)

export default function PastePage() {
  const [read, setRead] = useState<Read | null>(null)
  return (
    <SubPage title={texts.title} parent={profileLink}>
      {read ? (
        <Found key={read.lines.length} read={read} onAgain={() => setRead(null)} />
      ) : (
        <PasteForm onRead={setRead} />
      )}
    </SubPage>
  )
}

function PasteForm({ onRead }: { onRead: (read: Read) => void }) {
  const form = useForm({ start: { text: '' }, rules: { text: pastedRule } })
  const reading = useAction({
    send: (text: string) => api(readPastedOrder, { text }),
    failure: texts.readError,
    form,
    onDone: onRead,
  })
  return (
    <SendForm form={form} action={reading} label={texts.read} onSend={() => reading.run(form.draft.text)}>
      <p className="text-pretty text-muted">{texts.lead}</p>
      <TextArea
        label={texts.text}
        hint={texts.hint}
        isTall
        maxLength={limits.pasted.text}
        {...form.field('text')}
      />
    </SendForm>
  )
}

function Found({ read: { lines, is_cut }, onAgain }: { read: Read; onAgain: () => void }) {
  const pasted = usePasted(lines)
  const again = (
    <Button variant="secondary" onClick={onAgain}>
      {texts.again}
    </Button>
  )
  if (lines.length === 0)
    return (
      <Card>
        <EmptyState icon={<SearchX />} title={texts.nothing} action={again} />
      </Card>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="num text-muted">
          {texts.found(lines.length)}
        </p>
        {again}
      </div>
      {is_cut && <Notice tone="warning">{texts.cut(limits.pasted.lines)}</Notice>}
      <Card className="px-4 pb-4 md:px-5">
        <PastedRows pasted={pasted} />
        <AddBar>
          <AddChosen review={pasted} />
        </AddBar>
      </Card>
    </div>
  )
}
