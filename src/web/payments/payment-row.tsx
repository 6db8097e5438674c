import { FileText } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import {
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
import { ConfirmPayment } from './confirm-payment.tsx'
import { methodTexts } from './method-texts.ts'
import { rejectTexts, orderPaymentsTexts as texts } from './order-payments-texts.ts'
import { canTakeBack, TakeBack } from './take-back.tsx'

const tones: Record<Payment['state'], BadgeTone> = {
  claimed: 'warning',
  confirmed: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
}

type DeedsProps = {
  payment: Payment
  me: 'buyer' | 'seller'
  /** Deciding about it is the one thing to do where it stands. */
  isMain?: boolean | undefined
  /** In rupees, where the cash of its order reaches it. */
  cashLimit?: number | undefined
  onChanged: () => void
}
/** A receipt voucher that an advance still lacks is issued when it is opened. */
type PaymentRowProps = DeedsProps & { canHaveReceipt?: boolean }

/** A payment with its state, and what this side may do about it. */
export function PaymentRow({ canHaveReceipt = true, ...props }: PaymentRowProps) {
  const { payment } = props
  const { amount, state, kind, method, paid_on, reference, reason, is_reference_shared } = payment
  const facts = [texts.kinds[kind], methodTexts[method], dayOf(paid_on)]
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <b className="num font-semibold">{rupees(amount)}</b>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </div>
      <p className="num wrap-anywhere text-muted text-small">
        {[...facts, reference && texts.reference(reference)].filter(Boolean).join(' · ')}
      </p>
      {wasTakenBack(payment) && <TakenBack payment={payment} />}
      {reason && <p className="wrap-anywhere text-small">{texts.reason(reason)}</p>}
      {is_reference_shared && state === 'claimed' && <Notice tone="warning">{texts.shared}</Notice>}
      <Deeds canHaveReceipt={canHaveReceipt} {...props} />
    </li>
  )
}

const wasTakenBack = ({ by, kind, state }: Payment) =>
  by === 'seller' && kind !== 'refund' && state === 'withdrawn'

const TakenBack = ({ payment: { created_at, decided_at } }: { payment: Payment }) => (
  <p className="num text-muted text-small">
    {texts.takenBack(dayOf(created_at), dayOf(decided_at ?? created_at))}
  </p>
)

function Deeds(props: PaymentRowProps) {
  const { payment, me, canHaveReceipt, isMain = false, cashLimit, onChanged } = props
  const { payment_id: paymentId, kind, by, state, proof, amount, receipt } = payment
  const receiver = kind === 'refund' ? 'buyer' : 'seller'
  const isOpen = state === 'claimed'
  const hasReceipt = receipt ?? (canHaveReceipt && isAdvance(payment))
  if (!(isOpen || proof || hasReceipt || canTakeBack(payment, me))) return null
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen && receiver === me && <Decide {...{ payment, me, isMain, cashLimit, onChanged }} />}
      {isOpen && by === me && (
        <Deed
          label={texts.withdraw}
          name={texts.withdrawOf(rupees(amount))}
          send={() => api(withdrawPayment, { paymentId })}
          onChanged={onChanged}
        />
      )}
      {canTakeBack(payment, me) && <TakeBack payment={payment} onChanged={onChanged} />}
      {proof && <FileButton label={texts.proof} load={() => fetchFile(getProof, { paymentId })} />}
      {hasReceipt && <ReceiptButton payment={payment} onIssued={onChanged} />}
    </div>
  )
}

const isAdvance = ({ kind, state }: Payment) => kind === 'advance' && state === 'confirmed'

function ReceiptButton({ payment, onIssued }: { payment: Payment; onIssued: () => void }) {
  const { payment_id: paymentId, receipt, state } = payment
  const named = state === 'withdrawn' ? texts.cancelledReceipt : texts.receipt
  return (
    <FileButton
      label={receipt ? named(receipt) : texts.noReceipt}
      load={() => fetchFile(getReceipt, { paymentId })}
      onLoad={receipt ? undefined : onIssued}
    />
  )
}

function Decide({ payment, isMain, cashLimit, onChanged }: DeedsProps) {
  const { payment_id: paymentId, amount } = payment
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
      <ConfirmPayment {...{ payment, isMain, cashLimit, onChanged }} />
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
}

function Deed({ label, name, send, onChanged }: DeedProps) {
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
      variant="secondary"
      size="sm"
      aria-label={name}
      loading={action.isPending}
      onClick={() => action.run()}
    >
      {label}
    </Button>
  )
}

type FileButtonProps = {
  label: string
  load: () => Promise<DownloadedFile>
  onLoad?: (() => void) | undefined
}

function FileButton({ label, load, onLoad }: FileButtonProps) {
  const save = (file: DownloadedFile) => {
    saveFile(file)
    onLoad?.()
  }
  const open = () => load().then(save, (error) => toastError(sentenceOf(error, ownText(texts.proofError))))
  return (
    <Button variant="secondary" size="sm" icon={<FileText />} onClick={open}>
      {label}
    </Button>
  )
}
