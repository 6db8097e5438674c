import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog, type ShownAction } from '#web/ui/dialogs/confirm-dialog.tsx'
import { RadioRow } from '#web/ui/fields/radio-row.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { blankReason, type ReasonDraft, reasonOf, reasonRules, withSentence } from './reason.ts'
import { type Form, useForm } from './use-form.ts'

/** One of several reasons, the last of which asks for own words. */
type ChoiceTexts = {
  readonly why: string
  readonly reasons: readonly string[]
  readonly other: string
  readonly otherLabel: string
}

/** Own words, with sentences to begin with. */
type WordsTexts = {
  readonly quick: readonly string[]
  readonly quickReasons: string
  readonly reason: string
  readonly reasonHint: string
}

type ReasonDialogProps = {
  open?: boolean
  title: string
  texts: (ChoiceTexts | WordsTexts) & { readonly keep: string; readonly confirm: string }
  maxLength: number
  action?: ShownAction | undefined
  onClose: () => void
  onSend: (reason: string) => unknown
  /** What should be known before. */
  children?: ReactNode
}

/** Asks why, then does it: what is done against somebody is never without a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open = true, title, texts, maxLength, action, onClose, onSend, children } = props
  const formId = useId()
  const choice = 'reasons' in texts ? texts : undefined
  const form = useReason(open, reasonRules(maxLength, choice))
  const reason = reasonOf(form.draft, choice)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.check()) onSend(reason)
  }
  return (
    <ConfirmDialog
      {...{ open, title, action, onClose }}
      keep={texts.keep}
      confirm={texts.confirm}
      keepOnScrim
      isDisabled={choice !== undefined && reason === ''}
      form={formId}
    >
      <form ref={form.form} id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {'reasons' in texts && <Choice {...{ texts, maxLength, form }} />}
        {children}
        {'quick' in texts && <Words {...{ texts, maxLength, form }} />}
      </form>
    </ConfirmDialog>
  )
}

/** Each time that it is opened it begins afresh. */
function useReason(open: boolean, rules: ReturnType<typeof reasonRules>) {
  const form = useForm<ReasonDraft>({ start: blankReason, rules })
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    form.put(blankReason)
  }
  return form
}

type FieldsProps<Texts> = { texts: Texts; maxLength: number; form: Form<ReasonDraft> }

function Choice({ texts, maxLength, form: { draft, change, field } }: FieldsProps<ChoiceTexts>) {
  return (
    <>
      <fieldset>
        <legend className="mb-1 text-label">{texts.why}</legend>
        {texts.reasons.map((reason) => (
          <RadioRow
            key={reason}
            name="chosen"
            checked={draft.chosen === reason}
            onChange={() => change({ chosen: reason })}
            label={reason}
          />
        ))}
      </fieldset>
      {draft.chosen === texts.other && (
        <TextArea label={texts.otherLabel} maxLength={maxLength} {...field('reason')} />
      )}
    </>
  )
}

function Words({ texts, maxLength, form: { draft, change, field } }: FieldsProps<WordsTexts>) {
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 text-label">{texts.quickReasons}</legend>
        {texts.quick.map((sentence) => (
          <Button
            key={sentence}
            variant="secondary"
            size="sm"
            onClick={() => change({ reason: withSentence(draft.reason, sentence, maxLength) })}
          >
            {sentence}
          </Button>
        ))}
      </fieldset>
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        required
        maxLength={maxLength}
        {...field('reason')}
      />
    </>
  )
}
