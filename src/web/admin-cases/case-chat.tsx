import { useState } from 'react'
import { type DeskChat, getDeskChat } from '#contract/admin/admin-cases.ts'
import type { Case } from '#contract/cases/case-fields.ts'
import { limits } from '#contract/limits.ts'
import { useAction } from '#web/actions/use-action.ts'
import { adminOrdersTexts, deskChatTexts as texts } from '#web/admin-orders/admin-orders-texts.ts'
import { api } from '#web/api/browser-api.ts'
import { calledOf } from '#web/cases/case-words.ts'
import { FailureNotice } from '#web/forms/failure-notice.tsx'
import type { Rules } from '#web/forms/form.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'

/** The chat of both sides, once they have agreed to it; it is read with a reason, because the look is noted. */
export function CaseChat({ row }: { row: Case }) {
  const [look, setLook] = useState<Look>()
  if (row.order_id === null) return null
  if (!row.is_chat_open) return <p className="text-muted text-small">{texts.noConsent}</p>
  if (look) return <Messages row={row} {...look} />
  return (
    <Card className="max-w-160 p-4 md:p-5">
      <ReasonForm caseId={row.case_id} onShown={setLook} />
    </Card>
  )
}

type Draft = { readonly reason: string }
type Look = Draft & { readonly first: Stretch }

const rules: Rules<Draft> = {
  reason: (reason) => (reason.trim() === '' ? adminOrdersTexts.needsReason : undefined),
}

type ReasonFormProps = { caseId: string; onShown: (look: Look) => void }

function ReasonForm({ caseId, onShown }: ReasonFormProps) {
  const form = useForm<Draft>({ start: { reason: '' }, rules })
  const action = useAction({
    form,
    send: async ({ reason }: Draft) => ({ first: await api(getDeskChat, { caseId, reason }), reason }),
    failure: texts.error,
    onDone: onShown,
  })
  return (
    <SendForm form={form} action={action} label={texts.open} variant="secondary">
      <TextArea
        label={texts.reason}
        hint={texts.hint}
        rows={2}
        maxLength={limits.text.reason}
        {...form.field('reason')}
      />
    </SendForm>
  )
}

type Stretch = Pick<DeskChat, 'messages' | 'has_older'>

/** The latest messages; each press opens those before, and is noted like the first. */
function Messages({ row, first, reason }: { row: Case } & Look) {
  const [{ messages, has_older }, setChat] = useState(first)
  const action = useAction({
    send: () => api(getDeskChat, { caseId: row.case_id, reason, before: messages[0]?.seq ?? 1 }),
    failure: texts.error,
    onDone: (older) =>
      setChat((now) => ({ messages: [...older.messages, ...now.messages], has_older: older.has_older })),
  })
  return (
    <Card as="section" aria-label={texts.title} className="min-w-0 p-4 md:p-5">
      <h2 className="mb-2 text-h3">{texts.title}</h2>
      {has_older && (
        <Button variant="secondary" className="mb-3" loading={action.isPending} onClick={() => action.run()}>
          {texts.older}
        </Button>
      )}
      <FailureNotice action={action} />
      {messages.length === 0 && <p className="text-muted">{texts.none}</p>}
      <MessageList row={row} messages={messages} />
    </Card>
  )
}

const MessageList = ({ row, messages }: { row: Case; messages: DeskChat['messages'] }) => (
  <ol className="grid gap-3">
    {messages.map(({ seq, from, message, sent_at }) => (
      <li key={seq} className="min-w-0">
        <p className="num text-muted text-small">
          {calledOf(row, from)} · {dayAndTimeOf(sent_at)}
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{message}</p>
      </li>
    ))}
  </ol>
)
