import { type FormEvent, useId, useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { updateProfile } from '#contract/users/account.ts'
import { getProfile, type Profile } from '#contract/users/user.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ConflictDialog } from '#web/edits/conflict-dialog.tsx'
import { isConflict, readingNewer, unlessConflict, useConflict } from '#web/edits/use-conflict.ts'
import { FailureNotice } from '#web/forms/failure-notice.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { keepUser, storedToken } from '#web/storage/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { type Draft, draftOf, labels, rules } from './details-draft.ts'
import { profileTexts as texts } from './profile-texts.ts'

type DetailsFormProps = {
  profile: Profile
  onSaved: () => Promise<void>
  onClose: () => void
}

/** What its owner may correct, with the choice of what stays where another tab was faster. */
export default function DetailsForm({ profile, onSaved, onClose }: DetailsFormProps) {
  const id = useId()
  const { form, submit, conflict, action } = useDetails(profile, onSaved)
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.editTitle}
      keepOnScrim
      footer={<Choice {...{ id, onClose }} isPending={action.isPending} />}
    >
      <form ref={form.form} id={id} onSubmit={submit} noValidate className="grid gap-4">
        <ConflictDialog conflict={conflict} words={{ labels }} />
        <PersonFields {...form} />
        <BusinessFields {...form} />
        <p className="text-muted text-small">{texts.fixed}</p>
        <FailureNotice action={action} />
      </form>
    </Dialog>
  )
}

function Choice({ id, onClose, isPending }: { id: string; onClose: () => void; isPending: boolean }) {
  return (
    <>
      <Button variant="ghost" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={id} loading={isPending}>
        {texts.save}
      </Button>
    </>
  )
}

function useDetails(profile: Profile, onSaved: () => Promise<void>) {
  const kept = keptDraft(`profile:${profile.revision}`, draftOf(profile))
  const form = useForm<Draft>({ start: () => kept.read() ?? draftOf(profile), rules, kept })
  const origin = useRef(profile)
  const newer = useRef(profile)
  const readNewer = async () => {
    newer.current = await api(getProfile, {}).catch(() => Promise.reject(new Error(texts.saveError)))
  }
  const action = useAction({
    send: async (typed: Draft) => {
      const token = storedToken()
      const edit = { ...typed, revision: origin.current.revision }
      const { content, ...saved } = await api(updateProfile, edit).catch(readingNewer(readNewer))
      keepUser(saved, token)
    },
    form,
    failure: unlessConflict(texts.saveError),
    success: () => texts.saved,
    onDone: () => {
      kept.drop()
      return onSaved()
    },
    onFailed: ({ error }, mine) => {
      if (isConflict(error))
        resolveConflict({ base: draftOf(origin.current), mine, theirs: draftOf(newer.current) })
    },
  })
  const { conflict, resolveConflict } = useConflict<Draft>(({ value, isSaved }) => {
    origin.current = newer.current
    form.put(value)
    if (isSaved) void action.run(value)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.check()) void action.run(form.draft)
  }
  return { form, submit, conflict, action }
}

type FieldsProps = Pick<Form<Draft>, 'draft' | 'field'>
const limit = limits.text

function PersonFields({ field }: FieldsProps) {
  return (
    <>
      <TextField
        label={texts.fullName}
        autoComplete="name"
        maxLength={limit.name}
        {...field('full_name')}
        data-autofocus
      />
      <TextField
        label={texts.company}
        optional
        autoComplete="organization"
        maxLength={limit.name}
        {...field('company_name')}
      />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        maxLength={limit.email}
        {...field('email')}
      />
    </>
  )
}

function BusinessFields({ draft, field }: FieldsProps) {
  return (
    <>
      <TextField
        label={texts.website}
        optional
        type="url"
        autoComplete="url"
        maxLength={limit.website}
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
        maxLength={limit.address}
        {...field('address')}
      />
    </>
  )
}
