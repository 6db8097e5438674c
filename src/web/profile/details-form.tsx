import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { updateProfile } from '#contract/users/account.ts'
import { getProfile, type Profile } from '#contract/users/user.ts'
import type { Failure } from '#web/actions/action.ts'
import type { Action } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ConflictDialog } from '#web/edits/conflict-dialog.tsx'
import { isOvertaken, readingNewer, unlessOvertaken, useConflict } from '#web/edits/use-conflict.ts'
import { useRefusal } from '#web/edits/use-refusal.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { heldToken, keepUser } from '#web/storage/session-store.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Notice } from '#web/ui/notice.tsx'
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

/** How the server begins what is wrong with each. */
const named: Readonly<Record<keyof Draft, RegExp>> = {
  full_name: /^Full Name/,
  company_name: /^Company name/,
  gst_number: /GST Number/i,
  email: /^Email/,
  website: /^Website/,
  address: /^Address/,
}

/** What the form sends, and what it does with a failure. */
export type Saving = {
  readonly send: () => Promise<void>
  readonly failure: (error: unknown) => string
  readonly onFailed: (failure: Failure) => void
}

type DetailsFormProps = {
  profile: Profile
  id: string
  /** The dialog's, whose button shows it. */
  saving: Action<Saving>
}

/** What its owner may correct, with the choice of what stays where another tab was faster. */
export default function DetailsForm({ id, profile, saving }: DetailsFormProps) {
  const kept = keptDraft(`profile:${profile.revision}`, draftOf(profile))
  const [draft, setDraft] = useState<Draft>(() => kept.read() ?? draftOf(profile))
  const refusal = useRefusal(named)
  const origin = useRef(profile)
  const newer = useRef(profile)
  const { conflict, overtake } = useConflict<Draft>(({ value, isSaved }) => {
    origin.current = newer.current
    setDraft(value)
    if (isSaved) void save(value)
  })
  const readNewer = async () => {
    newer.current = await api(getProfile, {}).catch(() => Promise.reject(new Error(texts.saveFault)))
  }
  const send = async (typed: Draft) => {
    refusal.clear()
    const token = heldToken()
    const edit = { ...typed, revision: origin.current.revision }
    const { content, ...saved } = await api(updateProfile, edit).catch(readingNewer(readNewer))
    kept.drop()
    keepUser(saved, token)
  }
  const save = (typed: Draft) =>
    saving.run({
      send: () => send(typed),
      failure: unlessOvertaken(texts.saveFault),
      onFailed: ({ text, error }) => {
        if (!isOvertaken(error)) return refusal.refuse(text)
        overtake({ base: draftOf(origin.current), mine: typed, theirs: draftOf(newer.current) })
      },
    })
  const change = (name: keyof Draft, text: string) => {
    const next = { ...draft, [name]: text }
    refusal.touched(name)
    setDraft(next)
    kept.keep(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(draft)
  }
  return (
    <form ref={refusal.form} id={id} onSubmit={submit} noValidate className="grid gap-4">
      <ConflictDialog conflict={conflict} words={{ labels }} />
      <DetailFields draft={draft} errorOf={refusal.errorOf} onChange={change} />
      <p className="text-muted text-small">{texts.fixed}</p>
      {refusal.fault && (
        <Notice tone="danger" live>
          {refusal.fault}
        </Notice>
      )}
    </form>
  )
}

type DetailFieldsProps = {
  draft: Draft
  errorOf: (name: keyof Draft) => string | undefined
  onChange: (name: keyof Draft, text: string) => void
}

function DetailFields({ draft, errorOf, onChange }: DetailFieldsProps) {
  const field = (name: keyof Draft) => ({
    name,
    value: draft[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
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
