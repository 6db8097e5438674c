import { useState } from 'react'
import { changeEntry } from '#contract/khata/khata.ts'
import { type KhataNote, noteFollowers } from '#contract/khata/khata-fields.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { methodTexts } from '#web/payments/method-texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { khataTexts as texts } from './khata-texts.ts'
import { ObjectButton } from './object-button.tsx'

type NotesProps = { notes: readonly KhataNote[]; side: 'seller' | 'buyer'; onChanged: () => Promise<void> }

/** What the seller noted by hand; the buyer may object to it. */
export function Notes({ notes, side, onChanged }: NotesProps) {
  if (notes.length === 0) return <p className="px-5 pb-5 text-muted">{texts.noNotes}</p>
  return (
    <ul className="divide-y divide-border border-border border-t">
      {notes.map((note) => (
        <li key={note.entry_id} className="grid gap-2 px-5 py-3">
          <NoteFacts note={note} side={side} />
          <div className="-mx-3 flex flex-wrap gap-1 empty:hidden">
            {side === 'seller' ? (
              <Steps note={note} onChanged={onChanged} />
            ) : (
              <ObjectButton note={note} name={nameOf(note)} onChanged={onChanged} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

const nameOf = ({ kind, method, number }: KhataNote) =>
  kind === 'opening' ? texts.openBefore : [method ? methodTexts[method] : '', number].join(' ').trim()

const tones = {
  noted: 'neutral',
  received: 'info',
  deposited: 'info',
  cleared: 'success',
  bounced: 'danger',
  withdrawn: 'neutral',
} as const

function NoteFacts({ note, side }: Pick<NotesProps, 'side'> & { note: KhataNote }) {
  const { amount, on, state, dispute } = note
  const objection = side === 'seller' ? texts.objection : texts.ownObjection
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <span className="min-w-0">
          <span className="num block wrap-anywhere font-medium">{nameOf(note)}</span>
          <span className="num block text-muted text-small">{dayOf(on)}</span>
        </span>
        <span className="flex flex-wrap items-center gap-3">
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
          <span className="num font-semibold">{rupees(amount)}</span>
        </span>
      </div>
      {dispute !== null && <p className="wrap-anywhere text-small text-warning-fg">{objection(dispute)}</p>}
    </>
  )
}

type Step = keyof typeof texts.steps

function Steps({ note, onChanged }: { note: KhataNote; onChanged: () => Promise<void> }) {
  const [step, choose] = useState<Step>()
  const action = useAction({
    send: (state: Step) => api(changeEntry, { entryId: note.entry_id, state }),
    failure: texts.stepError,
    success: ({ content }) => content,
    onDone: async () => {
      choose(undefined)
      await onChanged()
    },
  })
  return (
    <>
      {noteFollowers[note.state].map((each) => (
        <Button
          key={each}
          variant="ghost"
          size="sm"
          aria-label={texts.stepOf(texts.steps[each], nameOf(note))}
          onClick={() => choose(each)}
        >
          {texts.steps[each]}
        </Button>
      ))}
      {step && (
        <ConfirmDialog
          title={nameOf(note)}
          keep={texts.keep}
          confirm={texts.steps[step]}
          tone={step === 'bounced' || step === 'withdrawn' ? 'danger' : 'primary'}
          action={action}
          onClose={() => choose(undefined)}
          onConfirm={() => action.run(step)}
        >
          <p>{texts.sure[step]}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
