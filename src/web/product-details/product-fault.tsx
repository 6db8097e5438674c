import { PackageSearch, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toastError } from '#web/ui/toast.ts'
import { productDetailsTexts as texts } from './product-details-texts.ts'

/** In the place of a product: it is not there, or it did not come. */
export function ProductFault({ fault }: { fault: unknown }) {
  if (!isRouteErrorResponse(fault)) throw fault
  return fault.status === 404 ? <NotFound /> : <LoadFailed />
}

function NotFound() {
  useToast(texts.notFound)
  return (
    <EmptyState
      as="h1"
      icon={<PackageSearch />}
      title={texts.notFound}
      className="min-h-[60dvh] content-center"
      action={<ButtonLink to="/live_market">{texts.goToMarket}</ButtonLink>}
    >
      {texts.notFoundText}
    </EmptyState>
  )
}

function LoadFailed() {
  const { revalidate, state } = useRevalidator()
  useToast(texts.loadFault)
  return (
    <EmptyState
      as="h1"
      icon={<TriangleAlert />}
      title={texts.loadFault}
      className="min-h-[60dvh] content-center"
      action={
        <Button loading={state === 'loading'} onClick={() => void revalidate()}>
          {texts.tryAgain}
        </Button>
      }
    >
      {texts.loadFaultText}
    </EmptyState>
  )
}

function useToast(text: string) {
  useEffect(() => toastError(text), [text])
}
