import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { notedAlreadyStatus } from '#contract/payments/payment-rules.ts'
import type { Failure } from '#web/actions/action.ts'
import type { Action } from '#web/actions/use-action.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** A draft, and whether the person knows that the same sum is noted already. */
export type Repeatable<Draft> = Draft & { readonly again?: true }

const isNotedAlready = (error: unknown) => error instanceof ApiError && error.code === notedAlreadyStatus

/** The question has a notice of its own, so it is no failure. */
export const unlessNotedAlready = (own: string) => (error: unknown) =>
  isNotedAlready(error) ? '' : sentenceOf(error, own)

/** The server's question of a draft; it goes away as soon as the draft changes. */
export function useSecondNote<Draft>(draft: Draft) {
  const [open, setOpen] = useState<{ draft: Draft; question: string }>()
  return {
    question: open && open.draft === draft ? open.question : '',
    /** Called with every failure. A lost second attempt leaves the question open, so that it can be repeated. */
    ask({ error }: Failure, sent: Draft) {
      if (isNotedAlready(error)) setOpen({ draft: sent, question: sentenceOf(error, '') })
    },
  }
}

type SecondNoteProps<Draft> = {
  question: string
  label: string
  draft: Draft
  action: Pick<Action<Repeatable<Draft>>, 'run' | 'isPending'>
}

/** Asks whether a sum that is noted already is to be noted once more. */
export function SecondNote<Draft>({ question, label, draft, action }: SecondNoteProps<Draft>) {
  if (!question) return null
  const yes = (
    <Button
      variant="secondary"
      size="sm"
      loading={action.isPending}
      onClick={() => action.run({ ...draft, again: true })}
    >
      {label}
    </Button>
  )
  return (
    <Notice tone="warning" live action={yes}>
      {question}
    </Notice>
  )
}
