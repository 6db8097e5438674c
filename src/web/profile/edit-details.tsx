import { Pencil } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { updateProfile } from '#contract/account.ts'
import { limits } from '#contract/limits.ts'
import type { Profile } from '#contract/user.ts'
import { api } from '#web/browser-api.ts'
import { faultText } from '#web/fault-text.ts'
import { keepUser } from '#web/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toastSuccess } from '#web/ui/toast.ts'
import { profileTexts as texts } from './profile-texts.ts'

type EditDetailsProps = { profile: Profile; onSaved: () => Promise<void> }

/** The button, and the form that it opens. */
export function EditDetails({ profile, onSaved }: EditDetailsProps) {
  const [isOpen, setOpen] = useState(false)
  const formId = useId()
  const [isSending, setSending] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" icon={<Pencil />} onClick={() => setOpen(true)}>
        {texts.edit}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.editTitle}
        keepOnScrim
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} loading={isSending}>
              {texts.save}
            </Button>
          </>
        }
      >
        <DetailsForm
          id={formId}
          profile={profile}
          isSending={isSending}
          setSending={setSending}
          onSaved={async () => {
            setOpen(false)
            await onSaved()
          }}
        />
      </Dialog>
    </>
  )
}

type Draft = Record<'full_name' | 'company_name' | 'email' | 'website' | 'address', string>

type DetailsFormProps = EditDetailsProps & {
  id: string
  isSending: boolean
  setSending: (isSending: boolean) => void
}

function DetailsForm({ id, profile, isSending, setSending, onSaved }: DetailsFormProps) {
  const [draft, setDraft] = useState<Draft>({
    full_name: profile.full_name,
    company_name: profile.company_name ?? '',
    email: profile.email,
    website: profile.website ?? '',
    address: profile.address,
  })
  const [fault, setFault] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setFault('')
    try {
      const { content, ...saved } = await api(updateProfile, draft)
      keepUser(saved)
      toastSuccess(texts.saved)
      await onSaved()
    } catch (refused) {
      setFault(faultText(refused, texts.saveFault))
    } finally {
      setSending(false)
    }
  }
  return (
    <form id={id} onSubmit={send} noValidate className="grid gap-4">
      <DetailFields draft={draft} onChange={setDraft} />
      <p className="text-muted text-small">{texts.fixed}</p>
      {fault && (
        <Notice tone="danger" live>
          {fault}
        </Notice>
      )}
    </form>
  )
}

function DetailFields({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const field = (name: keyof Draft) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...draft, [name]: event.target.value }),
  })
  const most = limits.text
  return (
    <>
      <TextField
        label={texts.fullName}
        autoComplete="name"
        maxLength={most.name}
        {...field('full_name')}
        data-autofocus
      />
      <TextField
        label={texts.company}
        optional
        autoComplete="organization"
        maxLength={most.name}
        {...field('company_name')}
      />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        maxLength={most.email}
        {...field('email')}
      />
      <TextField
        label={texts.website}
        optional
        type="url"
        autoComplete="url"
        maxLength={most.website}
        hint={draft.website ? undefined : texts.websiteHint}
        {...field('website')}
      />
      <TextArea
        label={texts.address}
        autoComplete="street-address"
        maxLength={most.address}
        {...field('address')}
      />
    </>
  )
}
