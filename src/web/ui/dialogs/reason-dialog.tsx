import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { RadioRow } from '#web/ui/fields/radio-row.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ConfirmDialog, type ShownAction } from './confirm-dialog.tsx'

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
  readonly reasonMissing: string
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
  const input = useReason(open)
  const isChoice = 'reasons' in texts
  const reason = (isChoice && input.chosen !== texts.other ? input.chosen : input.words).trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason === '') input.miss()
    else onSend(reason)
  }
  return (
    <ConfirmDialog
      {...{ open, title, action, onClose }}
      keep={texts.keep}
      confirm={texts.confirm}
      keepOnScrim
      isDisabled={isChoice && reason === ''}
      form={formId}
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {isChoice && <Choice {...{ texts, maxLength, input }} />}
        {children}
        {!isChoice && <Words {...{ texts, maxLength, input }} />}
      </form>
    </ConfirmDialog>
  )
}

const blank = { chosen: '', words: '', isMissing: false }

/** Each time that it is opened it begins afresh. */
function useReason(open: boolean) {
  const [wasOpen, setWasOpen] = useState(open)
  const [answer, setAnswer] = useState(blank)
  if (open !== wasOpen) {
    setWasOpen(open)
    setAnswer(blank)
  }
  return {
    ...answer,
    choose: (chosen: string) => setAnswer({ ...answer, chosen }),
    write: (words: string) => setAnswer({ ...answer, words, isMissing: false }),
    miss: () => setAnswer({ ...answer, isMissing: true }),
  }
}

type FieldsProps<Texts> = { texts: Texts; maxLength: number; input: ReturnType<typeof useReason> }

function Choice({ texts, maxLength, input }: FieldsProps<ChoiceTexts>) {
  return (
    <>
      <fieldset>
        <legend className="mb-1 text-label">{texts.why}</legend>
        {texts.reasons.map((reason) => (
          <RadioRow
            key={reason}
            name="reason"
            checked={input.chosen === reason}
            onChange={() => input.choose(reason)}
            label={reason}
          />
        ))}
      </fieldset>
      {input.chosen === texts.other && (
        <TextArea
          label={texts.otherLabel}
          maxLength={maxLength}
          value={input.words}
          onChange={({ target }) => input.write(target.value)}
        />
      )}
    </>
  )
}

function Words({ texts, maxLength, input }: FieldsProps<WordsTexts>) {
  const add = (sentence: string) =>
    input.write([input.words.trim(), sentence].filter(Boolean).join(' ').slice(0, maxLength))
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 text-label">{texts.quickReasons}</legend>
        {texts.quick.map((sentence) => (
          <Button key={sentence} variant="secondary" size="sm" onClick={() => add(sentence)}>
            {sentence}
          </Button>
        ))}
      </fieldset>
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        error={input.isMissing ? texts.reasonMissing : undefined}
        required
        maxLength={maxLength}
        value={input.words}
        onChange={({ target }) => input.write(target.value)}
      />
    </>
  )
}
