import { type FormEvent, useRef, useState } from 'react'
import { updateProfile } from '#contract/account.ts'
import { limits } from '#contract/limits.ts'
import { getProfile, type Profile } from '#contract/user.ts'
import { api } from '#web/browser-api.ts'
import { ConflictDialog } from '#web/edits/conflict-dialog.tsx'
import { isOvertaken, useConflict } from '#web/edits/use-conflict.ts'
import { faultText } from '#web/fault-text.ts'
import { heldToken, keepUser } from '#web/session-store.ts'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toastSuccess } from '#web/ui/toast.ts'
import { profileTexts as texts } from './profile-texts.ts'

type Draft = Record<'full_name' | 'company_name' | 'email' | 'website' | 'address' | 'gst_number', string>

/** A wish of a seller that waits is what the form holds: the former name would take it back. */
const draftOf = ({ full_name, email, website, address, ...profile }: Profile): Draft => ({
  ...{ full_name, email, address },
  company_name: profile.waiting_company_name ?? profile.company_name ?? '',
  gst_number: profile.waiting_gst_number ?? profile.gst_number,
  website: website ?? '',
})

const labels: Readonly<Record<keyof Draft, string>> = {
  full_name: texts.fullName,
  company_name: texts.company,
  gst_number: texts.gstNumber,
  email: texts.email,
  website: texts.website,
  address: texts.address,
}

type DetailsFormProps = {
  profile: Profile
  onSaved: () => Promise<void>
  id: string
  isSending: boolean
  setSending: (isSending: boolean) => void
}

/** What its owner may correct, with the choice of what stays where another tab was faster. */
export default function DetailsForm({ id, profile, isSending, setSending, onSaved }: DetailsFormProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(profile))
  const [fault, setFault] = useState('')
  const origin = useRef(profile)
  const newer = useRef(profile)
  const { conflict, overtake } = useConflict<Draft>(({ value, isSaved }) => {
    origin.current = newer.current
    setDraft(value)
    if (isSaved) void save(value)
  })
  /** Asks what stays, where another tab was faster. */
  const ask = async (mine: Draft) => {
    newer.current = await api(getProfile, {})
    overtake({ base: draftOf(origin.current), mine, theirs: draftOf(newer.current) })
  }
  const save = async (typed: Draft) => {
    setSending(true)
    setFault('')
    try {
      const token = heldToken()
      const { revision } = origin.current
      const { content, ...saved } = await api(updateProfile, { ...typed, revision })
      keepUser(saved, token)
      toastSuccess(texts.saved)
      await onSaved()
    } catch (refused) {
      if (isOvertaken(refused)) await ask(typed).catch(() => setFault(texts.saveFault))
      else setFault(faultText(refused, texts.saveFault))
    } finally {
      setSending(false)
    }
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending) void save(draft)
  }
  return (
    <form id={id} onSubmit={send} noValidate className="grid gap-4">
      <ConflictDialog conflict={conflict} words={{ labels }} />
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
      <TextField
        label={texts.gstNumber}
        maxLength={20}
        autoCapitalize="characters"
        {...field('gst_number')}
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
