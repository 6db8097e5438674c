import { type FormEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { changeSettings, getAllSettings } from '#contract/admin/admin-settings.ts'
import { settingProblem } from '#contract/admin/setting-rules.ts'
import type { Settings } from '#contract/admin/settings.ts'
import type { DraftOf } from '#contract/endpoint.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ConflictDialog } from '#web/edits/conflict-dialog.tsx'
import { LeaveGuard } from '#web/edits/leave-guard.tsx'
import { isConflict, readingNewer, unlessConflict, useConflict } from '#web/edits/use-conflict.ts'
import { FailureNotice } from '#web/forms/failure-notice.tsx'
import type { Rules } from '#web/forms/form.ts'
import { useForm } from '#web/forms/use-form.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { toastInfo } from '#web/ui/toasts/toast.ts'
import type { Route } from './+types/settings.page.ts'
import { AdminPage, RowsSkeleton } from './admin-page.tsx'
import { settingsTexts as texts } from './admin-page-texts.ts'
import { adminTexts } from './admin-texts.ts'
import { orNull, requireAdmin } from './require-admin.ts'

const names = Object.keys(texts.fields) as (keyof Settings)[]

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const answer = await orNull(api(getAllSettings, {}))
  return { saved: answer && { settings: answer.settings, revision: answer.revision } }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-16 max-w-[640px]" />

export default function SettingsPage({ loaderData: { saved } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      {saved ? <SettingsForm {...saved} /> : <LoadError text={texts.loadError} onRetry={revalidate} />}
    </AdminPage>
  )
}

const labels = Object.fromEntries(names.map((name) => [name, texts.fields[name][0]])) as Record<
  keyof Settings,
  string
>

/** A stored value may break a newer rule, so a value is checked only when it changes. */
const rulesOver = (saved: Settings): Rules<Settings> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      (text: string) => (text.trim() === saved[name] ? undefined : settingProblem(name, text.trim())),
    ]),
  )

/** Only what was changed is sent, so that two admins do not undo each other. */
const changedIn = (before: Settings, after: Settings) =>
  Object.fromEntries(
    names.filter((name) => before[name] !== after[name].trim()).map((name) => [name, after[name]]),
  )

type Read = { readonly settings: Settings; readonly revision: number }

type Edit = { readonly typed: Settings; readonly edit: DraftOf<typeof changeSettings> }

/** Saves over the settings that were read; if another admin saved first, the page asks which values to keep. */
function useSettingsEdit(read: Read) {
  const { revalidate } = useRevalidator()
  const origin = useRef(read)
  const newer = useRef(read)
  const [saved, setSaved] = useState(read)
  const kept = keptDraft(`admin-settings:${saved.revision}`, saved.settings)
  const rules = rulesOver(saved.settings)
  const form = useForm<Settings>({ start: () => kept.read() ?? read.settings, rules, kept })
  const take = (now: Read, typed: Settings) => {
    origin.current = now
    setSaved(now)
    form.put(typed)
  }
  const readNewer = async () => {
    newer.current = await api(getAllSettings, {}).catch(() =>
      Promise.reject(new Error(adminTexts.decideError)),
    )
  }
  const action = useAction({
    send: (changed: Edit) => api(changeSettings, changed.edit).catch(readingNewer(readNewer)),
    form,
    failure: unlessConflict(adminTexts.decideError),
    failureToast: true,
    success: ({ content }) => content,
    onDone: ({ content: _, ...now }) => {
      kept.drop()
      take(now, now.settings)
      return revalidate()
    },
    onFailed: ({ error }, { typed: mine }) => {
      if (isConflict(error))
        resolveConflict({ base: origin.current.settings, mine, theirs: newer.current.settings })
    },
  })
  const save = (typed: Settings) => {
    const { settings, revision } = origin.current
    const changed = changedIn(settings, typed)
    if (Object.keys(changed).length === 0) return toastInfo(texts.unchanged)
    void action.run({ typed, edit: { ...changed, revision } })
  }
  const { conflict, resolveConflict } = useConflict<Settings>(({ value, isSaved }) => {
    take(newer.current, value)
    if (isSaved) save(value)
  })
  return { form, action, saved, forget: kept.drop, save, conflict }
}

function SettingsForm(read: Read) {
  const { form, action, saved, forget, save, conflict } = useSettingsEdit(read)
  const isDirty = Object.keys(changedIn(saved.settings, form.draft)).length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.check()) save(form.draft)
  }
  return (
    <Card className="max-w-[640px]">
      <form ref={form.form} onSubmit={submit} className="grid gap-4 p-4 md:p-6">
        {names.map((name) => {
          const [label, hint] = texts.fields[name]
          return (
            <TextField key={name} {...{ label, hint }} optional autoComplete="off" {...form.field(name)} />
          )
        })}
        <FailureNotice action={action} />
        <div>
          <Button type="submit" loading={action.isPending}>
            {texts.save}
          </Button>
        </div>
      </form>
      <ConflictDialog conflict={conflict} words={{ labels }} />
      <LeaveGuard isDirty={isDirty} onLeave={forget} />
    </Card>
  )
}
