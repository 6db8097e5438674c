import { getOrder } from '#contract/order.ts'
import { sellerOrderPagePath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { StatusBadge } from '#web/orders/status-badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { OrderFacts } from './order-facts.tsx'
import { drawerTexts as texts } from './seller-orders-texts.ts'
import { StatusForm } from './status-form.tsx'
import type { StatusChange } from './use-status-change.ts'

type OrderDrawerProps = {
  orderId: string
  /** Another number fetches the order again. */
  version: number
  /** A change is being sent. */
  isChanging: boolean
  onChange: (change: StatusChange) => void
  onClose: () => void
}

/** One order at the right edge, on phones from below. */
export function OrderDrawer({ orderId, version, isChanging, onChange, onClose }: OrderDrawerProps) {
  const { order, failure, retry } = useDetails(orderId, version)
  return (
    <Dialog
      open
      side
      title={texts.title(orderId)}
      subtitle={order && dayAndTimeOf(order.order_date)}
      badge={order && <StatusBadge status={order.delivery_status} />}
      onClose={onClose}
      footer={
        order && (
          <StatusForm
            key={`${orderId} ${order.delivery_status}`}
            order={order}
            isChanging={isChanging}
            onChange={onChange}
          />
        )
      }
    >
      {order && (
        <ButtonLink variant="soft" block className="mb-5" to={sellerOrderPagePath(orderId)}>
          {texts.openPage}
        </ButtonLink>
      )}
      {order && <OrderFacts order={order} />}
      {failure && <LoadError text={failure} onRetry={retry} />}
      {!order && !failure && <DrawerSkeleton />}
    </Dialog>
  )
}

/** The order that was fetched last stays until the next one is there. */
function useDetails(orderId: string, version: number) {
  const ask = (signal: AbortSignal) => api(getOrder, { orderId }, { signal })
  const { answer, error, retry } = useAnswer(`${orderId} ${version}`, ask)
  const order = answer?.order_id === orderId ? answer : undefined
  return { order, failure: order || error === undefined ? '' : sentenceOf(error, texts.error), retry }
}

function DrawerSkeleton() {
  return (
    <SkeletonRegion className="grid gap-6">
      <Skeleton className="h-16" />
      <Skeleton className="h-36" />
      <Skeleton className="h-24" />
      <Skeleton className="h-16" />
    </SkeletonRegion>
  )
}
