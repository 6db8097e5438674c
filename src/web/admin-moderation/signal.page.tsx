import { Link, useRevalidator } from 'react-router'
import { getSignal, type Signal } from '#contract/admin/moderation.ts'
import { adminCasePath, adminModerationPath } from '#contract/paths.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/signal.page.ts'
import { DecideSignal } from './decide-signal.tsx'
import { moderationTexts, signalTexts as texts } from './moderation-texts.ts'
import { People, Products } from './signal-parts.tsx'
import { sentenceOf } from './signal-words.ts'

const back = { to: adminModerationPath, label: moderationTexts.title }

export async function clientLoader({ request, params: { signalId } }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const answer = await orNull(api(getSignal, { signalId }))
  return { signal: answer?.signal ?? null }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-28" />

export default function SignalPage({ loaderData: { signal } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <AdminPage title={signal ? texts.names[signal.kind] : texts.title} back={back}>
      {signal ? <SignalView signal={signal} /> : <LoadError text={texts.error} onRetry={revalidate} />}
    </AdminPage>
  )
}

function SignalView({ signal }: { signal: Signal }) {
  return (
    <div className="grid max-w-220 grid-cols-1 gap-4">
      <div>
        <p className="wrap-anywhere font-semibold text-h3">{sentenceOf(signal)}</p>
        <p className="num mt-1 text-muted text-small">{texts.foundAt(dayAndTimeOf(signal.found_at))}</p>
      </div>
      <Notice tone="info">{texts.hints[signal.kind]}</Notice>
      {signal.outcome ? (
        <Decision signal={signal} outcome={signal.outcome} />
      ) : (
        <DecideSignal key={signal.revision} signal={signal} />
      )}
      <People people={signal.people} />
      <Products products={signal.products} />
    </div>
  )
}

type DecisionProps = { signal: Signal; outcome: NonNullable<Signal['outcome']> }

function Decision({ signal: { decided_by, decided_at, words, case_id }, outcome }: DecisionProps) {
  return (
    <section aria-label={texts.decideTitle} className="rounded-control bg-surface-2 p-4 text-small">
      <Badge
        tone={outcome === 'nothing' ? 'neutral' : 'warning'}
        className="h-auto whitespace-normal py-1 leading-4"
      >
        {texts.outcomes[outcome]}
      </Badge>
      <p className="mt-2 wrap-anywhere whitespace-pre-line font-medium">{words}</p>
      <p className="num mt-1 text-muted">
        {decided_at && texts.decided(decided_by ?? texts.somebody, dayAndTimeOf(decided_at))}
      </p>
      {case_id && (
        <Link to={adminCasePath(case_id)} className="inline-flex min-h-11 items-center text-anchor">
          {texts.problem(case_id)}
        </Link>
      )}
    </section>
  )
}
