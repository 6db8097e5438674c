import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { whileBusy } from '#web/ui/while-busy.ts'
import { adminTexts as texts } from './admin-texts.ts'

type ReasonDialogProps = {
  open: boolean
  title: string
  confirm: string
  /** Sentences to begin with. */
  quick: readonly string[]
  onClose: () => void
  /** Whether it was done; then the dialog closes. */
  onConfirm: (reason: string) => Promise<boolean>
  /** Names what it is about. */
  children: ReactNode
}

/** A decision against somebody, which is never without a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, onClose, confirm } = props
  const formId = useId()
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      keepOnScrim
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button variant="danger" type="submit" form={formId} loading={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <ReasonForm {...props} formId={formId} setBusy={setBusy} />
    </Dialog>
  )
}

type ReasonFormProps = ReasonDialogProps & { formId: string; setBusy: (isBusy: boolean) => void }

function ReasonForm({ formId, quick, children, onConfirm, onClose, setBusy }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setError(texts.reasonMissing)
    if (await whileBusy(setBusy, () => onConfirm(reason.trim()))) onClose()
  }
  const add = (sentence: string) => {
    setError('')
    setReason((before) => [before.trim(), sentence].filter(Boolean).join(' ').slice(0, limits.text.reason))
  }
  return (
    <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
      {children}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 text-label">{texts.quickReasons}</legend>
        {quick.map((sentence) => (
          <Button key={sentence} variant="secondary" size="sm" onClick={() => add(sentence)}>
            {sentence}
          </Button>
        ))}
      </fieldset>
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        error={error}
        required
        maxLength={limits.text.reason}
        value={reason}
        onChange={({ target }) => {
          setError('')
          setReason(target.value)
        }}
      />
    </form>
  )
}
