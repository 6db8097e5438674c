import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { noticePath, ownDataPath } from '#contract/paths.ts'
import { type Closing, getClosing } from '#contract/users/closing.ts'
import { api } from '#web/api/browser-api.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Card } from '#web/ui/card.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/closing.page.ts'
import { Closed } from './closed.tsx'
import { ClosingBlocks } from './closing-blocks.tsx'
import { ClosingForm } from './closing-form.tsx'
import { closingTexts as texts } from './closing-texts.ts'
import { ownDataTexts } from './own-data-texts.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  try {
    return { closing: await api(getClosing, {}) }
  } catch (error) {
    return { content: sentenceOf(error, texts.loadError) }
  }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

const parent = { to: ownDataPath, label: ownDataTexts.title }

export function HydrateFallback() {
  return (
    <SubPage title={texts.title} parent={parent}>
      <SkeletonRegion className="grid gap-5">
        <Skeleton className="h-96" />
        <Skeleton className="h-44" />
      </SkeletonRegion>
    </SubPage>
  )
}

export default function ClosingPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [until, setUntil] = useState<string>()
  if (until) return <Closed until={until} />
  return (
    <SubPage title={texts.title} parent={parent}>
      <div className="grid grid-cols-1 gap-5">
        <Steps />
        {loaderData.closing ? (
          <Ending closing={loaderData.closing} onClosed={setUntil} />
        ) : (
          <LoadError text={loaderData.content} onRetry={revalidate} />
        )}
      </div>
    </SubPage>
  )
}

function Ending({ closing, onClosed }: { closing: Closing; onClosed: (until: string) => void }) {
  if (closing.is_demo) return <Notice>{texts.demo}</Notice>
  if (closing.blocks.length > 0) return <ClosingBlocks blocks={closing.blocks} />
  return <ClosingForm needsCode={closing.needs_code} onClosed={onClosed} />
}

const link = 'inline-flex min-h-11 items-center text-anchor'

const Steps = () => (
  <Card as="section" aria-labelledby="steps" className="p-5">
    <h2 id="steps" className="text-h2">
      {texts.stepsTitle}
    </h2>
    <dl className="mt-3 grid gap-4">
      {texts.steps.map(({ when, what }) => (
        <div key={when} className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
          <dt className="font-semibold">{when}</dt>
          <dd className="text-pretty text-muted">{what}</dd>
        </div>
      ))}
    </dl>
    <div className="mt-2 flex flex-wrap gap-x-6">
      <Link to={noticePath} className={link}>
        {texts.notice}
      </Link>
      <Link to={ownDataPath} className={link}>
        {texts.takeFirst}
      </Link>
    </div>
  </Card>
)
