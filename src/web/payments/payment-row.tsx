import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import {
  confirmPayment,
  getProof,
  getReceipt,
  type Payment,
  rejectPayment,
  withdrawPayment,
} from '#contract/payments/payment.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { type DownloadedFile, fetchFile, saveFile } from '#web/api/download.ts'
import { ownText, sentenceOf } from '#web/api/sentence-of.ts'
import { ReasonDialog } from '#web/forms/reason-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tones.ts'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { Notice } from '#web/ui/notice.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { rejectTexts, orderPaymentsTexts as texts } from './order-payments-texts.ts'

const tones: Record<Payment['state'], BadgeTone> = {
  claimed: 'warning',
  confirmed: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
}

type PaymentRowProps = { payment: Payment; me: 'buyer' | 'seller'; onChanged: () => void }

/** A payment with its state, and what this side may do about it. */
export function PaymentRow({ payment, me, onChanged }: PaymentRowProps) {
  const { amount, state, kind, method, paid_on, reference, reason, is_reference_shared } = payment
  const facts = [texts.kinds[kind], texts.methods[method], dayOf(paid_on)]
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <b className="num font-semibold">{rupees(amount)}</b>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </div>
      <p className="num wrap-anywhere text-muted text-small">
        {[...facts, reference && texts.reference(reference)].filter(Boolean).join(' · ')}
      </p>
      {reason && <p className="wrap-anywhere text-small">{texts.reason(reason)}</p>}
      {is_reference_shared && state === 'claimed' && <Notice tone="warning">{texts.shared}</Notice>}
      <Deeds payment={payment} me={me} onChanged={onChanged} />
    </li>
  )
}

function Deeds({ payment, me, onChanged }: PaymentRowProps) {
  const { payment_id: paymentId, kind, by, state, proof, amount, receipt } = payment
  const receiver = kind === 'refund' ? 'buyer' : 'seller'
  const isOpen = state === 'claimed'
  if (!(isOpen || proof || receipt)) return null
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen && receiver === me && <Decide payment={payment} me={me} onChanged={onChanged} />}
      {isOpen && by === me && (
        <Deed
          label={texts.withdraw}
          name={texts.withdrawOf(rupees(amount))}
          send={() => api(withdrawPayment, { paymentId })}
          onChanged={onChanged}
        />
      )}
      {proof && <FileButton label={texts.proof} load={() => fetchFile(getProof, { paymentId })} />}
      {receipt && (
        <FileButton label={texts.receipt(receipt)} load={() => fetchFile(getReceipt, { paymentId })} />
      )}
    </div>
  )
}

function Decide({ payment: { payment_id: paymentId, amount }, onChanged }: PaymentRowProps) {
  const [isOpen, setOpen] = useState(false)
  const rejecting = useAction({
    send: (reason: string) => api(rejectPayment, { paymentId, reason }),
    failure: texts.settleError,
    success: ({ content }) => content,
    onDone: () => {
      setOpen(false)
      onChanged()
    },
  })
  return (
    <>
      <Deed
        label={texts.confirm}
        name={texts.confirmOf(rupees(amount))}
        send={() => api(confirmPayment, { paymentId })}
        onChanged={onChanged}
        isMain
      />
      <Button
        variant="secondary"
        size="sm"
        aria-label={texts.rejectOf(rupees(amount))}
        onClick={() => setOpen(true)}
      >
        {texts.reject}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={rejectTexts.title(rupees(amount))}
        texts={rejectTexts}
        maxLength={limits.text.reason}
        action={rejecting}
        onClose={() => setOpen(false)}
        onSend={rejecting.run}
      />
    </>
  )
}

type DeedProps = {
  label: string
  /** With the amount, for those who hear it alone. */
  name: string
  send: () => Promise<{ content: string }>
  onChanged: () => void
  isMain?: boolean
}

function Deed({ label, name, send, onChanged, isMain = false }: DeedProps) {
  const action = useAction({
    send,
    failure: texts.settleError,
    failureToast: true,
    success: ({ content }) => content,
    onDone: onChanged,
    onFailed: onChanged,
  })
  return (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      size="sm"
      aria-label={name}
      loading={action.isPending}
      onClick={() => action.run()}
    >
      {label}
    </Button>
  )
}

function FileButton({ label, load }: { label: string; load: () => Promise<DownloadedFile> }) {
  const open = () =>
    load().then(saveFile, (error) => toastError(sentenceOf(error, ownText(texts.proofError))))
  return (
    <Button variant="ghost" size="sm" onClick={open}>
      {label}
    </Button>
  )
}
