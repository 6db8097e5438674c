import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ownProductsPath } from '#contract/paths.ts'
import { listImports, type ProductImport } from '#contract/products/product-import.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorNotice } from '#web/ui/error-notice.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/import.page.ts'
import { ExportCard } from './export-card.tsx'
import { ImportEnd } from './import-end.tsx'
import { ImportReview } from './import-review.tsx'
import { ImportStart } from './import-start.tsx'
import { importTexts as texts } from './import-texts.ts'
import { importToShow } from './seen-outcome.ts'
import { type ImportWork, useImport } from './use-import.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  const answer = await api(listImports, {}).catch(() => null)
  return { imports: answer?.imports ?? null }
}

export const handle: ConsoleHandle = { title: texts.title, back: ownProductsPath }

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SkeletonRegion className="grid max-w-200 gap-6">
      <Skeleton className="h-100" />
      <Skeleton className="h-36" />
    </SkeletonRegion>
  )
}

export default function ImportPage({ loaderData: { imports } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!imports) return <LoadError text={texts.loadError} onRetry={revalidate} />
  return <ImportRoom imports={imports} />
}

function ImportRoom({ imports }: { imports: readonly ProductImport[] }) {
  const [current] = useState(() => importToShow(imports))
  const work = useImport(current)
  return (
    <div className="grid max-w-200 gap-6">
      {work.current ? <ImportCard work={work} current={work.current} /> : <ImportStart work={work} />}
      <ExportCard />
    </div>
  )
}

function ImportCard({ work, current }: { work: ImportWork; current: ProductImport }) {
  const { status, rows_done, rows_total, rows_chosen } = current
  const { progress, errors } = work.sending
  const isMoving = status === 'checking' || status === 'applying'
  const total = status === 'applying' ? rows_chosen : rows_total
  return (
    <Card as="section" aria-label={texts.importTitle} className="grid gap-5 p-4 md:p-6">
      <p className="break-words text-muted text-small">
        {current.source === 'paste' ? texts.pastedList : texts.file(current.file_name)}
      </p>
      {isMoving && (
        <div className="grid gap-2">
          <ProgressBar
            label={status === 'checking' ? texts.checking : texts.applying}
            done={rows_done}
            total={total}
            valueText={texts.progress(rows_done, total)}
          />
          <p className="text-muted text-small">{texts.mayLeave}</p>
        </div>
      )}
      {progress && (
        <div className="grid gap-2">
          <ProgressBar
            label={texts.sending}
            {...progress}
            valueText={texts.progress(progress.done, progress.total)}
          />
          <p className="text-muted text-small">{texts.keepOpen}</p>
        </div>
      )}
      <ErrorNotice errors={errors} />
      {status === 'checked' && <ImportReview work={work} current={current} />}
      {!isMoving && status !== 'checked' && <ImportEnd work={work} current={current} />}
    </Card>
  )
}
