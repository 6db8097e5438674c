import { SearchX, TriangleAlert } from 'lucide-react'
import { isRouteErrorResponse } from 'react-router'
import { landingPath } from '#contract/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { appTexts } from './app-texts.ts'

/** The page of last resort: what happened and where to go on. */
export function ErrorPage({ fault }: { fault: unknown }) {
  const missing = isRouteErrorResponse(fault) && fault.status === 404
  const title = missing ? appTexts.notFoundTitle : appTexts.brokenTitle
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        as="h1"
        icon={missing ? <SearchX /> : <TriangleAlert />}
        title={title}
        className="min-h-[60dvh] content-center"
        action={
          <>
            {!missing && <Button onClick={() => location.reload()}>{appTexts.tryAgain}</Button>}
            <ButtonLink to={landingPath} reloadDocument variant={missing ? 'primary' : 'secondary'}>
              {appTexts.goHome}
            </ButtonLink>
          </>
        }
      >
        {missing ? appTexts.notFoundText : appTexts.brokenText}
      </EmptyState>
    </>
  )
}
