import { SearchX, TriangleAlert } from 'lucide-react'
import { isRouteErrorResponse } from 'react-router'
import { landingPath } from '#contract/paths.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'

/** Shown when no closer error boundary catches the error. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  const title = missing ? siteTexts.notFoundTitle : siteTexts.brokenTitle
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        as="h1"
        icon={missing ? <SearchX /> : <TriangleAlert />}
        title={title}
        className="min-h-[calc(60*var(--dvh))] content-center"
        action={
          <>
            {!missing && <Button onClick={() => location.reload()}>{siteTexts.tryAgain}</Button>}
            <ButtonLink to={landingPath} reloadDocument variant={missing ? 'primary' : 'secondary'}>
              {siteTexts.goHome}
            </ButtonLink>
          </>
        }
      >
        {missing ? siteTexts.notFoundText : siteTexts.brokenText}
      </EmptyState>
    </>
  )
}
