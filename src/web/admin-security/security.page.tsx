import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { getSecondFactor } from '#contract/admin/second-factor.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/security.page.ts'
import { BothDialog } from './both-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { securityTexts as texts } from './security-texts.ts'
import { TurnOn } from './turn-on.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  return { factor: await orNull(api(getSecondFactor, {})) }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-40 max-w-[640px]" />

export default function SecurityPage({ loaderData: { factor } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      {factor ? (
        <SecondFactor {...factor} onChanged={revalidate} />
      ) : (
        <LoadError text={texts.loadError} onRetry={revalidate} />
      )}
    </AdminPage>
  )
}

type Factor = ReplyOf<typeof getSecondFactor>
type Open = 'begin' | 'renew' | 'end' | null

/** Below this many the page asks for new ones. */
const fewCodes = 3

function SecondFactor({ is_on, recovery_codes_left, onChanged }: Factor & { onChanged: () => unknown }) {
  const [open, setOpen] = useState<Open>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => setOpen(null)
  const show = (made: readonly string[]) => {
    close()
    setCodes(made)
    return onChanged()
  }
  const ended = () => {
    close()
    return onChanged()
  }
  return (
    <Card as="section" aria-labelledby="second-factor" className="grid max-w-[640px] gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="second-factor" className="text-h2">
          {texts.heading}
        </h2>
        <Badge tone={is_on ? 'success' : 'warning'} icon={is_on ? <ShieldCheck /> : <ShieldAlert />}>
          {is_on ? texts.isOn : texts.isOff}
        </Badge>
      </div>
      <p className="text-pretty text-muted">{is_on ? texts.onText : texts.offText}</p>
      {is_on && <CodesLeft count={recovery_codes_left} />}
      <Buttons isOn={is_on} onOpen={setOpen} />
      {open === 'begin' && <TurnOn onClose={close} onOn={show} />}
      {(open === 'renew' || open === 'end') && (
        <BothDialog what={open} onClose={close} onCodes={show} onEnded={ended} />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  )
}

const Buttons = ({ isOn, onOpen }: { isOn: boolean; onOpen: (open: Open) => void }) => (
  <div className="flex flex-wrap gap-3">
    {isOn ? (
      <>
        <Button variant="secondary" onClick={() => onOpen('renew')}>
          {texts.renew}
        </Button>
        <Button variant="danger" onClick={() => onOpen('end')}>
          {texts.turnOff}
        </Button>
      </>
    ) : (
      <Button onClick={() => onOpen('begin')}>{texts.turnOn}</Button>
    )}
  </div>
)

const CodesLeft = ({ count }: { count: number }) =>
  count < fewCodes ? (
    <Notice tone="warning">
      {texts.codesLeft(count)} {texts.fewCodes}
    </Notice>
  ) : (
    <p className="num text-small">{texts.codesLeft(count)}</p>
  )
