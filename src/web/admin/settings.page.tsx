import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { changeSettings, getAllSettings } from '#contract/admin-settings.ts'
import type { Settings } from '#contract/settings.ts'
import { api } from '#web/browser-api.ts'
import { faultText } from '#web/fault-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { LoadFault } from '#web/ui/load-fault.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toastError, toastInfo, toastSuccess } from '#web/ui/toast.ts'
import type { Route } from './+types/settings.page.ts'
import { AdminPage, adminMeta, RowsSkeleton } from './admin-page.tsx'
import { adminTexts } from './admin-texts.ts'
import { settingsTexts as texts } from './desk-texts.ts'
import { orNull, requireAdmin } from './require-admin.ts'

const names = Object.keys(texts.fields) as (keyof Settings)[]

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const answer = await orNull(api(getAllSettings, {}))
  return { settings: answer?.settings ?? null }
}

export const meta = () => adminMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-16 max-w-[640px]" />

export default function SettingsPage({ loaderData: { settings } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      {settings ? (
        <SettingsForm settings={settings} />
      ) : (
        <LoadFault text={texts.loadFault} onRetry={revalidate} />
      )}
    </AdminPage>
  )
}

/** Only what was changed is sent, so that two admins do not undo each other. */
const changedIn = (before: Settings, after: Settings) =>
  Object.fromEntries(
    names.filter((name) => before[name] !== after[name].trim()).map((name) => [name, after[name]]),
  )

function SettingsForm({ settings }: { settings: Settings }) {
  const { revalidate } = useRevalidator()
  const [values, setValues] = useState(settings)
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const changed = changedIn(settings, values)
    setFault('')
    if (Object.keys(changed).length === 0) return toastInfo(texts.unchanged)
    setBusy(true)
    try {
      const { content, settings: saved } = await api(changeSettings, changed)
      setValues(saved)
      await revalidate()
      toastSuccess(content)
    } catch (refused) {
      const text = faultText(refused, adminTexts.decideFault)
      setFault(text)
      toastError(text)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card className="max-w-[640px]">
      <form onSubmit={save} className="grid gap-4 p-4 md:p-6">
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
              onChange={({ target }) => setValues((now) => ({ ...now, [name]: target.value }))}
            />
          )
        })}
        {fault && (
          <Notice tone="danger" live>
            {fault}
          </Notice>
        )}
        <div>
          <Button type="submit" loading={isBusy}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}
