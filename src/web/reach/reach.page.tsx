import { MessageCircle, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { phonePath } from '#contract/paths.ts'
import { type Choices, getChoices } from '#contract/reach/choices.ts'
import { api } from '#web/api/browser-api.ts'
import { profileLink } from '#web/profile/profile-link.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/reach.page.ts'
import { MailWay } from './mail-way.tsx'
import { PushWay } from './push-way.tsx'
import { QuietForm } from './quiet-form.tsx'
import { reachTexts as texts } from './reach-texts.ts'
import { TopicChoices } from './topic-choices.tsx'
import { WayRow } from './way-row.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  try {
    return { choices: await api(getChoices, {}) }
  } catch {
    return { choices: null }
  }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SubPage title={texts.title} parent={profileLink}>
      <SkeletonRegion className="grid gap-4">
        <Skeleton className="h-72" />
        <Skeleton className="h-96" />
      </SkeletonRegion>
    </SubPage>
  )
}

export default function ReachPage({ loaderData: { choices } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <SubPage title={texts.title} parent={profileLink}>
      {choices ? (
        <Reach start={choices} onChanged={revalidate} />
      ) : (
        <LoadError text={texts.loadError} onRetry={revalidate} />
      )}
    </SubPage>
  )
}

type ReachProps = { start: Choices; onChanged: () => Promise<void> }

function Reach({ start, onChanged }: ReachProps) {
  const [saved, setSaved] = useState<Choices>()
  const choices = saved ?? start
  const changed = () => {
    setSaved(undefined)
    return onChanged()
  }
  const channels = choices.channels
    .filter(({ state }) => state !== 'not-set-up' && state !== 'demo')
    .map(({ channel }) => channel)
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-muted">{texts.intro}</p>
      <Card as="section" aria-labelledby="ways">
        <h2 id="ways" className="border-border border-b px-5 pt-5 pb-3 text-h2">
          {texts.ways}
        </h2>
        <ul className="divide-y divide-border">
          {choices.channels.map((each) => (
            <Way key={each.channel} {...each} choices={choices} onChanged={changed} />
          ))}
        </ul>
      </Card>
      {channels.length > 0 ? (
        <>
          <TopicChoices choices={choices} channels={channels} onSaved={setSaved} />
          <QuietForm quiet={choices.quiet} onSaved={setSaved} />
        </>
      ) : (
        <Notice>{texts.noWay}</Notice>
      )}
    </div>
  )
}

type WayProps = Choices['channels'][number] & { choices: Choices; onChanged: () => Promise<void> }

function Way({ channel, state, choices: { email, push_key }, onChanged }: WayProps) {
  const isOpen = state !== 'not-set-up' && state !== 'demo'
  if (isOpen && channel === 'push' && push_key) return <PushWay pushKey={push_key} />
  if (isOpen && channel === 'mail') return <MailWay email={email} state={state} onChanged={onChanged} />
  return (
    <WayRow
      icon={channel === 'whatsapp' ? <MessageCircle /> : <MessageSquareText />}
      title={texts.channels[channel]}
      hint={hints[channel]}
      badge={<Badge tone={state === 'ready' ? 'success' : 'neutral'}>{texts.states[state]}</Badge>}
    >
      {state === 'not-verified' && (
        <ButtonLink to={phonePath} variant="secondary" size="sm">
          {texts.confirmPhone}
        </ButtonLink>
      )}
    </WayRow>
  )
}

const hints = {
  push: texts.pushHint,
  mail: texts.mailHint,
  sms: texts.phoneHint,
  whatsapp: texts.phoneHint,
}
