import { Newspaper } from 'lucide-react'
import { isRouteErrorResponse, Link, useRevalidator } from 'react-router'
import { blogsPath } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { blogTexts as texts } from './blog-texts.ts'

/** Shown instead of a post that does not exist or could not be loaded. */
export function BlogError({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) throw error
  return error.status === 404 ? <NotFound /> : <LoadFailed reason={String(error.data)} />
}

function NotFound() {
  return (
    <EmptyState
      as="h1"
      icon={<Newspaper />}
      title={texts.notFound}
      className="min-h-[calc(60*var(--dvh))] content-center"
      action={<ButtonLink to={blogsPath}>{texts.backToBlogs}</ButtonLink>}
    >
      {texts.notFoundText}
    </EmptyState>
  )
}

function LoadFailed({ reason }: { reason: string }) {
  const { revalidate } = useRevalidator()
  return (
    <div className="wrap grid max-w-[744px] gap-4 py-8">
      <h1 className="text-h1">{texts.title}</h1>
      <LoadError text={texts.loadError(reason)} onRetry={() => void revalidate()} />
      <p>
        <Link to={blogsPath} className="inline-flex min-h-11 items-center text-anchor">
          {texts.backToBlogs}
        </Link>
      </p>
    </div>
  )
}
