import { BadgeCheck, CircleX } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { type Applicant, approveSeller, rejectSeller } from '#contract/admin/admin-seller-applications.ts'
import { isBlank } from '#contract/blank.ts'
import { limits } from '#contract/limits.ts'
import { profileRules } from '#contract/users/profile-rules.ts'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { DecisionDialog } from '#web/admin/decision-dialog.tsx'
import { api } from '#web/api/browser-api.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
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
        company={seller.company_name}
        suggested={suggested}
        isDeciding={isDeciding}
        onClose={close}
        onConfirm={(city) => decide(() => api(approveSeller, { ...seen, city }))}
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
  company: string
  onClose: () => void
  onConfirm: (city: string) => Promise<boolean>
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
}

function CityForm({
  company,
  suggested,
  formId,
  onClose,
  onConfirm,
}: ApproveDialogProps & { formId: string }) {
  const { form, draft, check, field } = useForm({ start: { city: suggested.city ?? '' }, rules })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (check() && (await onConfirm(draft.city.trim()))) onClose()
  }
  return (
    <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-4">
      <p className="break-words">{texts.approveText(company)}</p>
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
    </form>
  )
}
