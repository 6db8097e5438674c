import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { marketPath } from '#contract/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'

type ErrorTexts = {
  readonly notFound: string
  readonly notFoundText: string
  readonly goToMarket: string
  readonly loadError: string
  readonly loadErrorText: string
  readonly tryAgain: string
}

type PageErrorProps = {
  error: unknown
  texts: ErrorTexts
  /** For a missing page. */
  icon: ReactNode
  /** Also shown as a toast. */
  withToast?: boolean
}

/** In place of a page that does not exist, or could not be loaded. */
export function PageError({ error, texts, icon, withToast = false }: PageErrorProps) {
  if (!isRouteErrorResponse(error)) throw error
  const isMissing = error.status === 404
  const title = isMissing ? texts.notFound : texts.loadError
  return (
    <EmptyState
      as="h1"
      icon={isMissing ? icon : <TriangleAlert />}
      title={title}
      className="min-h-[calc(60*var(--dvh))] content-center"
      action={
        isMissing ? (
          <ButtonLink to={marketPath}>{texts.goToMarket}</ButtonLink>
        ) : (
          <Retry label={texts.tryAgain} />
        )
      }
    >
      {isMissing ? texts.notFoundText : texts.loadErrorText}
      {withToast && <Toast text={title} />}
    </EmptyState>
  )
}

function Retry({ label }: { label: string }) {
  const { revalidate, state } = useRevalidator()
  return (
    <Button loading={state === 'loading'} onClick={() => void revalidate()}>
      {label}
    </Button>
  )
}

function Toast({ text }: { text: string }) {
  useEffect(() => toastError(text), [text])
  return null
}
