import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { changeSettings, getAllSettings } from '#contract/admin/admin-settings.ts'
import type { Settings } from '#contract/admin/settings.ts'
import type { DraftOf } from '#contract/endpoint.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ConflictDialog } from '#web/edits/conflict-dialog.tsx'
import { LeaveGuard } from '#web/edits/leave-guard.tsx'
import { isOvertaken, readingNewer, unlessOvertaken, useConflict } from '#web/edits/use-conflict.ts'
import { useRefusal } from '#web/edits/use-refusal.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { LoadFault } from '#web/ui/lists/load-fault.tsx'
import { Notice } from '#web/ui/notice.tsx'
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
  return { found: answer && { settings: answer.settings, revision: answer.revision } }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-16 max-w-[640px]" />

export default function SettingsPage({ loaderData: { found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      {found ? <SettingsForm {...found} /> : <LoadFault text={texts.loadFault} onRetry={revalidate} />}
    </AdminPage>
  )
}

const labels = Object.fromEntries(names.map((name) => [name, texts.fields[name][0]])) as Record<
  keyof Settings,
  string
>

/** How the server begins what is wrong with each. */
const named: Readonly<Record<keyof Settings, RegExp>> = {
  company_name: /^The company name/,
  company_address: /^The company address/,
  support_phone: /^The support phone/,
  chat_link: /^The chat link/,
  grievance_officer: /^The name of the grievance officer/,
  grievance_email: /^The email of the grievance officer/,
  press_name: /^The press name/,
  press_link: /^The press link/,
}

/** Only what was changed is sent, so that two admins do not undo each other. */
const changedIn = (before: Settings, after: Settings) =>
  Object.fromEntries(
    names.filter((name) => before[name] !== after[name].trim()).map((name) => [name, after[name]]),
  )

type Read = { readonly settings: Settings; readonly revision: number }

type Edit = { readonly typed: Settings; readonly edit: DraftOf<typeof changeSettings> }

/** Over the settings that were read; where another admin was faster, the page asks what stays. */
function useSettingsEdit(read: Read) {
  const { revalidate } = useRevalidator()
  const origin = useRef(read)
  const newer = useRef(read)
  const [saved, setSaved] = useState(read)
  const kept = keptDraft(`admin-settings:${saved.revision}`, saved.settings)
  const [values, setValues] = useState(() => kept.read() ?? read.settings)
  const refusal = useRefusal(named)
  const readNewer = async () => {
    newer.current = await api(getAllSettings, {}).catch(() =>
      Promise.reject(new Error(adminTexts.decideFault)),
    )
  }
  const { run, isPending } = useAction({
    send: (changed: Edit) => api(changeSettings, changed.edit).catch(readingNewer(readNewer)),
    failure: unlessOvertaken(adminTexts.decideFault),
    failureToast: true,
    success: ({ content }) => content,
    onDone: ({ content: _, ...now }) => {
      origin.current = now
      kept.drop()
      setSaved(now)
      setValues(now.settings)
      return revalidate()
    },
    onFailed: ({ text, error }, { typed: mine }) => {
      if (!isOvertaken(error)) return refusal.refuse(text)
      overtake({ base: origin.current.settings, mine, theirs: newer.current.settings })
    },
  })
  const save = (typed: Settings) => {
    const { settings, revision } = origin.current
    const changed = changedIn(settings, typed)
    refusal.clear()
    if (Object.keys(changed).length === 0) return toastInfo(texts.unchanged)
    void run({ typed, edit: { ...changed, revision } })
  }
  const { conflict, overtake } = useConflict<Settings>(({ value, isSaved }) => {
    origin.current = newer.current
    setSaved(newer.current)
    setValues(value)
    if (isSaved) save(value)
  })
  const change = (name: keyof Settings, text: string) => {
    const next = { ...values, [name]: text }
    refusal.touched(name)
    setValues(next)
    kept.keep(next)
  }
  const isDirty = Object.keys(changedIn(saved.settings, values)).length > 0
  return { values, change, refusal, isBusy: isPending, isDirty, forget: kept.drop, save, conflict }
}

function SettingsForm(read: Read) {
  const { values, change, refusal, isBusy, isDirty, forget, save, conflict } = useSettingsEdit(read)
  return (
    <Card className="max-w-[640px]">
      <form
        ref={refusal.form}
        onSubmit={(event) => {
          event.preventDefault()
          save(values)
        }}
        className="grid gap-4 p-4 md:p-6"
      >
        {names.map((name) => {
          const [label, hint] = texts.fields[name]
          return (
            <TextField
              key={name}
              name={name}
              label={label}
              hint={hint}
              optional
              autoComplete="off"
              value={values[name]}
              error={refusal.errorOf(name)}
              onChange={({ target }) => change(name, target.value)}
            />
          )
        })}
        {refusal.fault && (
          <Notice tone="danger" live>
            {refusal.fault}
          </Notice>
        )}
        <div>
          <Button type="submit" loading={isBusy}>
            {texts.save}
          </Button>
        </div>
      </form>
      <ConflictDialog conflict={conflict} words={{ labels }} />
      <LeaveGuard isDirty={isDirty} onLeave={forget} />
    </Card>
  )
}
