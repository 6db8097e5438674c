import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { updateProfile } from '#contract/users/account.ts'
import { getProfile, type Profile } from '#contract/users/user.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ConflictDialog } from '#web/edits/conflict-dialog.tsx'
import { LeaveGuard } from '#web/edits/leave-guard.tsx'
import { isOvertaken, readingNewer, unlessOvertaken, useConflict } from '#web/edits/use-conflict.ts'
import { useRefusal } from '#web/edits/use-refusal.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { heldToken, keepUser } from '#web/storage/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { settingsTexts as texts } from './settings-texts.ts'

/** What buyers read of the shop. What was typed stays when the server refuses it. */
export function SettingsForm({ profile }: { profile: Profile }) {
  const { saved, draft, change, field, isSending, refusal, isDirty, forget, send, conflict } =
    useSettings(profile)
  const { fault } = refusal
  const most = limits.text
  return (
    <Card as="section" aria-labelledby="shop" className="p-5 md:p-6">
      <h2 id="shop" className="mb-4 text-h2">
        {texts.shop}
      </h2>
      <form ref={refusal.form} onSubmit={send} noValidate className="grid gap-4">
        <TextField
          label={texts.company}
          autoComplete="organization"
          maxLength={most.name}
          hint={saved.waiting_company_name ? texts.waits(saved.company_name ?? '') : texts.companyHint}
          {...field('company_name')}
        />
        <TextField
          label={texts.gstNumber}
          maxLength={20}
          autoCapitalize="characters"
          hint={saved.waiting_gst_number ? texts.waits(saved.gst_number) : texts.gstHint}
          {...field('gst_number')}
        />
        <TextArea
          label={texts.address}
          autoComplete="street-address"
          maxLength={most.address}
          {...field('address')}
        />
        <TextField
          label={texts.city}
          autoComplete="address-level2"
          maxLength={most.name}
          hint={profile.state ? texts.cityHint(profile.state) : texts.cityHintAlone}
          {...field('city')}
        />
        <TextField
          label={texts.website}
          optional
          type="url"
          inputMode="url"
          autoComplete="url"
          maxLength={most.website}
          hint={draft.website ? undefined : texts.websiteHint}
          {...field('website')}
        />
        <Checkbox
          checked={draft.is_minimum_binding}
          onChange={({ target }) => change({ is_minimum_binding: target.checked })}
        >
          {texts.binding}
          <span className="block text-muted text-small">{texts.bindingHint}</span>
        </Checkbox>
        {fault && (
          <Notice tone="danger" live>
            {fault}
          </Notice>
        )}
        <Button type="submit" loading={isSending} className="justify-self-start max-sm:justify-self-stretch">
          {texts.save}
        </Button>
      </form>
      <ConflictDialog conflict={conflict} words={{ labels, inWords }} />
      <LeaveGuard isDirty={isDirty} onLeave={forget} />
    </Card>
  )
}

/** A wish that waits is what the form holds: the former name would take it back. */
const draftOf = ({ address, city, website, ...profile }: Profile) => ({
  gst_number: profile.waiting_gst_number ?? profile.gst_number,
  company_name: profile.waiting_company_name ?? profile.company_name ?? '',
  address,
  city: city ?? '',
  website: website ?? '',
  is_minimum_binding: profile.is_minimum_binding,
})

type Draft = ReturnType<typeof draftOf>

const labels: Readonly<Record<keyof Draft, string>> = {
  company_name: texts.company,
  gst_number: texts.gstNumber,
  address: texts.address,
  city: texts.city,
  website: texts.website,
  is_minimum_binding: texts.binding,
}

const inWords = (name: keyof Draft, draft: Draft) =>
  name === 'is_minimum_binding' ? (draft[name] ? texts.on : texts.off) : draft[name]

/** How the server begins what is wrong with each. */
const named = {
  company_name: /^Company name/,
  gst_number: /GST Number/i,
  address: /^Address/,
  city: /^City/,
  website: /^Website/,
}

type TextName = Exclude<keyof Draft, 'is_minimum_binding'>

/** What is typed, over what is saved, and why it was not taken. */
function useSettings(profile: Profile) {
  const [saved, setSaved] = useState(profile)
  const kept = keptDraft(`settings:${saved.revision}`, draftOf(saved))
  const [draft, setDraft] = useState(() => kept.read() ?? draftOf(profile))
  const refusal = useRefusal(named)
  const take = (now: Profile, typed: Draft) => {
    setSaved(now)
    setDraft(typed)
  }
  const { run, isPending, conflict } = useSaving(profile, { refusal, take, onSaved: kept.drop })
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    kept.keep(next)
  }
  const field = (name: TextName) => ({
    name,
    value: draft[name],
    error: refusal.errorOf(name),
    onChange: (event: { target: { value: string } }) => {
      refusal.touched(name)
      change({ [name]: event.target.value })
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void run(draft)
  }
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(saved))
  return {
    ...{ saved, draft, change, field, refusal, send, conflict },
    ...{ isSending: isPending, isDirty, forget: kept.drop },
  }
}

type SavingOptions = {
  refusal: ReturnType<typeof useRefusal<TextName>>
  take: (now: Profile, typed: Draft) => void
  onSaved: () => void
}

/** Over the profile that was read; where another tab was faster, the page asks what stays. */
function useSaving(profile: Profile, { refusal, take, onSaved }: SavingOptions) {
  const origin = useRef(profile)
  const newer = useRef(profile)
  const readNewer = async () => {
    newer.current = await api(getProfile, {}).catch(() => Promise.reject(new Error(texts.saveFault)))
  }
  const { run, isPending } = useAction({
    send: async (typed: Draft) => {
      refusal.clear()
      const token = heldToken()
      const edit = { ...typed, revision: origin.current.revision }
      const { content, ...next } = await api(updateProfile, edit).catch(readingNewer(readNewer))
      keepUser(next, token)
      return next
    },
    failure: unlessOvertaken(texts.saveFault),
    success: () => texts.saved,
    onDone: (next) => {
      origin.current = next
      onSaved()
      take(next, draftOf(next))
    },
    onFailed: ({ text, error }, mine) => {
      if (!isOvertaken(error)) return refusal.refuse(text)
      overtake({ base: draftOf(origin.current), mine, theirs: draftOf(newer.current) })
    },
  })
  const { conflict, overtake } = useConflict<Draft>(({ value, isSaved }) => {
    origin.current = newer.current
    take(newer.current, value)
    if (isSaved) void run(value)
  })
  return { run, isPending, conflict }
}
