import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'
import { RadioRow } from './radio-row.tsx'
import { TextArea } from './text-area.tsx'

type ReasonTexts = {
  readonly why: string
  readonly reasons: readonly string[]
  /** The last of the reasons, which asks for own words. */
  readonly other: string
  readonly otherLabel: string
  readonly keep: string
  readonly confirm: string
  readonly fault: string
}

type ReasonDialogProps = {
  title: string
  texts: ReasonTexts
  maxLength: number
  onClose: () => void
  /** What it throws is said in the dialog, which stays open. */
  onSend: (reason: string) => Promise<void>
  /** What should be known before. */
  children?: ReactNode
}

/** Asks why, then does it. Shown for as long as it is in the page. */
export function ReasonDialog({ title, texts, maxLength, onClose, onSend, children }: ReasonDialogProps) {
  const formId = useId()
  const { reason, ...choice } = useReason(texts.other)
  const { fault, isSending, send } = useSending(() => onSend(reason), texts.fault)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason !== '') void send()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      keepOnScrim
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button variant="danger" type="submit" form={formId} disabled={reason === ''} loading={isSending}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        <ReasonFields texts={texts} maxLength={maxLength} {...choice} />
        {children}
        {fault && (
          <Notice tone="danger" live>
            {fault}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}

function useReason(other: string) {
  const [chosen, choose] = useState('')
  const [words, write] = useState('')
  return { chosen, choose, words, write, reason: chosen === other ? words.trim() : chosen }
}

type ReasonFieldsProps = { texts: ReasonTexts; maxLength: number } & Omit<
  ReturnType<typeof useReason>,
  'reason'
>

function ReasonFields({ texts, maxLength, chosen, choose, words, write }: ReasonFieldsProps) {
  return (
    <>
      <fieldset>
        <legend className="mb-1 text-label">{texts.why}</legend>
        {texts.reasons.map((reason) => (
          <RadioRow
            key={reason}
            name="reason"
            checked={chosen === reason}
            onChange={() => choose(reason)}
            label={reason}
          />
        ))}
      </fieldset>
      {chosen === texts.other && (
        <TextArea
          label={texts.otherLabel}
          maxLength={maxLength}
          value={words}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </>
  )
}

function useSending(call: () => Promise<void>, faultText: string) {
  const [state, setState] = useState({ isSending: false, fault: '' })
  const send = async () => {
    if (state.isSending) return
    setState({ isSending: true, fault: '' })
    try {
      await call()
    } catch (refused) {
      setState({ isSending: false, fault: refused instanceof Error ? refused.message : faultText })
    }
  }
  return { ...state, send }
}
