import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { updateProfile } from '#contract/users/account.ts'
import { getProfile, type Profile } from '#contract/users/user.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ConflictDialog } from '#web/edits/conflict-dialog.tsx'
import { LeaveGuard } from '#web/edits/leave-guard.tsx'
import { isConflict, readingNewer, unlessConflict, useConflict } from '#web/edits/use-conflict.ts'
import { FailureNotice } from '#web/forms/failure-notice.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { keepUser, storedToken } from '#web/storage/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { type Draft, draftOf, inWords, labels, rules } from './settings-draft.ts'
import { settingsTexts as texts } from './settings-texts.ts'

/** What buyers read of the shop. What was typed stays when the server refuses it. */
export function SettingsForm({ profile }: { profile: Profile }) {
  const { saved, form, action, isDirty, forget, submit, conflict } = useSettings(profile)
  return (
    <Card as="section" aria-labelledby="shop" className="p-5 md:p-6">
      <h2 id="shop" className="mb-4 text-h2">
        {texts.shop}
      </h2>
      <form ref={form.form} onSubmit={submit} noValidate className="grid gap-4">
        <CompanyFields saved={saved} field={form.field} />
        <PlaceFields state={profile.state} {...form} />
        <Checkbox
          checked={form.draft.is_minimum_binding}
          onChange={({ target }) => form.change({ is_minimum_binding: target.checked })}
        >
          {texts.binding}
          <span className="block text-muted text-small">{texts.bindingHint}</span>
        </Checkbox>
        <FailureNotice action={action} />
        <Button
          type="submit"
          loading={action.isPending}
          className="justify-self-start max-sm:justify-self-stretch"
        >
          {texts.save}
        </Button>
      </form>
      <ConflictDialog conflict={conflict} words={{ labels, inWords }} />
      <LeaveGuard isDirty={isDirty} onLeave={forget} />
    </Card>
  )
}

const limit = limits.text

function CompanyFields({ saved, field }: { saved: Profile } & Pick<Form<Draft>, 'field'>) {
  return (
    <>
      <TextField
        label={texts.company}
        autoComplete="organization"
        maxLength={limit.name}
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
    </>
  )
}

type PlaceFieldsProps = { state: string | null } & Pick<Form<Draft>, 'draft' | 'field'>

function PlaceFields({ state, draft, field }: PlaceFieldsProps) {
  return (
    <>
      <TextArea
        label={texts.address}
        autoComplete="street-address"
        maxLength={limit.address}
        {...field('address')}
      />
      <TextField
        label={texts.city}
        autoComplete="address-level2"
        maxLength={limit.name}
        hint={state ? texts.cityHint(state) : texts.cityHintAlone}
        {...field('city')}
      />
      <TextField
        label={texts.website}
        optional
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={limit.website}
        hint={draft.website ? undefined : texts.websiteHint}
        {...field('website')}
      />
    </>
  )
}

/** What is typed, over what is saved, and why it was not taken; where another tab was faster, the page asks what stays. */
function useSettings(profile: Profile) {
  const [saved, setSaved] = useState(profile)
  const kept = keptDraft(`settings:${saved.revision}`, draftOf(saved))
  const form = useForm<Draft>({ start: () => kept.read() ?? draftOf(profile), rules, kept })
  const origin = useRef(profile)
  const newer = useRef(profile)
  const take = (now: Profile, typed: Draft) => {
    origin.current = now
    setSaved(now)
    form.put(typed)
  }
  const readNewer = async () => {
    newer.current = await api(getProfile, {}).catch(() => Promise.reject(new Error(texts.saveError)))
  }
  const action = useAction({
    send: (typed: Draft) => save(typed, origin.current.revision).catch(readingNewer(readNewer)),
    form,
    failure: unlessConflict(texts.saveError),
    success: () => texts.saved,
    onDone: (next) => {
      kept.drop()
      take(next, draftOf(next))
    },
    onFailed: ({ error }, mine) => {
      if (isConflict(error))
        resolveConflict({ base: draftOf(origin.current), mine, theirs: draftOf(newer.current) })
    },
  })
  const { conflict, resolveConflict } = useConflict<Draft>(({ value, isSaved }) => {
    take(newer.current, value)
    if (isSaved) void action.run(value)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.check()) void action.run(form.draft)
  }
  const isDirty = JSON.stringify(form.draft) !== JSON.stringify(draftOf(saved))
  return { saved, form, action, submit, isDirty, forget: kept.drop, conflict }
}

async function save(typed: Draft, revision: number) {
  const token = storedToken()
  const { content, ...next } = await api(updateProfile, { ...typed, revision })
  keepUser(next, token)
  return next
}
