import { BadgeCheck, CircleX } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { type Applicant, approveSeller, rejectSeller } from '#contract/admin/admin-seller-applications.ts'
import { isBlank } from '#contract/blank.ts'
import { limits } from '#contract/limits.ts'
import { ticksOf } from '#contract/sellers/papers.ts'
import { type TickKind, tickKinds } from '#contract/sellers/seller-evidence.ts'
import { udyamRule } from '#contract/sellers/udyam.ts'
import { profileRules } from '#contract/users/profile-rules.ts'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { DecisionDialog } from '#web/admin/decision-dialog.tsx'
import { api } from '#web/api/browser-api.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { kycTexts as texts } from './kyc-texts.ts'

type Ask = () => Promise<{ content: string }>
type DecisionBarProps = {
  seller: Applicant
  suggested: { state: string | null; city: string | null }
  /** Sends the decision and opens the next applicant; resolves to whether the server accepted it. */
  decide: (ask: Ask) => Promise<boolean>
  isDeciding: boolean
}

/** Approve with a confirmed city, or reject with a reason. */
export function DecisionBar({ seller, suggested, decide, isDeciding }: DecisionBarProps) {
  // With the revision that the admin saw: the server refuses the decision if the application has changed since.
  const [open, setOpen] = useState<{ to: 'approve' | 'reject'; revision: number } | null>(null)
  const close = () => setOpen(null)
  const begin = (to: 'approve' | 'reject') => setOpen({ to, revision: seller.revision })
  const seen = { userId: seller.user_id, revision: open?.revision }
  return (
    <div
      data-sticky-foot
      className="sticky bottom-0 z-10 -mx-4 flex gap-3 border-border border-t bg-bg px-4 py-3 md:mx-0 md:rounded-b-card md:px-0"
    >
      <Button variant="danger" icon={<CircleX />} className="flex-1" onClick={() => begin('reject')}>
        {texts.reject}
      </Button>
      <Button icon={<BadgeCheck />} className="flex-[2]" onClick={() => begin('approve')}>
        {texts.approve}
      </Button>
      <ApproveDialog
        open={open?.to === 'approve'}
        seller={seller}
        suggested={suggested}
        isDeciding={isDeciding}
        onClose={close}
        onConfirm={(approval) => decide(() => api(approveSeller, { ...seen, ...approval }))}
      />
      <DecisionDialog
        open={open?.to === 'reject'}
        title={texts.rejectTitle}
        confirm={texts.reject}
        quick={texts.quick}
        isDeciding={isDeciding}
        onClose={close}
        onConfirm={(reason) => decide(() => api(rejectSeller, { ...seen, reason }))}
      >
        <p className="break-words font-medium">{seller.company_name}</p>
      </DecisionDialog>
    </div>
  )
}

type ApproveDialogProps = Pick<DecisionBarProps, 'suggested' | 'isDeciding'> & {
  open: boolean
  seller: Applicant
  onClose: () => void
  onConfirm: (approval: Approval) => Promise<boolean>
}

function ApproveDialog(props: ApproveDialogProps) {
  const { open, isDeciding, onClose } = props
  const formId = useId()
  return (
    <ConfirmDialog
      open={open}
      title={texts.approveTitle}
      keep={adminTexts.keep}
      confirm={texts.approve}
      tone="primary"
      action={{ isPending: isDeciding }}
      onClose={onClose}
      form={formId}
    >
      <CityForm {...props} formId={formId} />
    </ConfirmDialog>
  )
}

/** A city is known of whoever is approved here; the API takes an approval without one. */
const rules = {
  city: (city: string) => (isBlank(city) ? texts.cityMissing : profileRules.city(city)),
  udyam_number: (number: string, { udyam }: { udyam: boolean }) =>
    udyam ? udyamRule(number)?.content : undefined,
}

const nothingRead = { pan_document: false, address_document: false, udyam: false, bank_name: false }

function CityForm({
  seller,
  suggested,
  formId,
  onClose,
  onConfirm,
}: ApproveDialogProps & { formId: string }) {
  const start = { city: suggested.city ?? '', udyam_number: '', ...nothingRead }
  const { form, draft, change, check, field } = useForm({ start, rules })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (check() && (await onConfirm(approvalOf(draft)))) onClose()
  }
  return (
    <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-4">
      <p className="break-words">{texts.approveText(seller.company_name)}</p>
      <TextField
        label={texts.city}
        hint={texts.cityHint}
        required
        maxLength={limits.text.name}
        autoComplete="off"
        {...field('city')}
        data-autofocus
      />
      {suggested.state && <p className="text-muted text-small">{texts.state(suggested.state)}</p>}
      <Ticks seller={seller} draft={draft} change={change} />
      {draft.udyam && (
        <TextField
          label={texts.ticks.udyamNumber}
          required
          maxLength={19}
          autoComplete="off"
          {...field('udyam_number')}
        />
      )}
    </form>
  )
}

type TicksProps = { seller: Applicant; draft: Draft; change: (part: Partial<Draft>) => void }

const Ticks = ({ seller, draft, change }: TicksProps) => (
  <fieldset className="grid">
    <legend className="font-semibold text-small">{texts.ticks.title}</legend>
    {ticksOf(seller).map((kind) => (
      <Checkbox
        key={kind}
        checked={draft[kind]}
        onChange={({ target }) => change({ [kind]: target.checked })}
      >
        {texts.ticks[kind]}
      </Checkbox>
    ))}
  </fieldset>
)

type Approval = { city: string; checks?: TickKind[]; udyam_number?: string }
type Draft = typeof nothingRead & { city: string; udyam_number: string }

function approvalOf({ city, udyam_number, ...read }: Draft): Approval {
  const checks = tickKinds.filter((kind) => read[kind])
  return {
    city: city.trim(),
    ...(checks.length > 0 && { checks }),
    ...(read.udyam && { udyam_number }),
  }
}
