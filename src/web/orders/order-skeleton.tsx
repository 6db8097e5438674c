import { useParams } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { OrderHome } from './order-home.tsx'
import { orderTexts } from './order-texts.ts'

export function OrderSkeleton() {
  const { orderId = '' } = useParams()
  return (
    <SkeletonRegion className="wrap pt-4 pb-12 md:pt-6">
      <OrderHome />
      <h1 className="mb-5 text-h1">{orderTexts.title(orderId)}</h1>
      <Card className="mb-6 p-6">
        <Skeleton className="h-64 md:h-16" />
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_320px]">
        <Card className="grid gap-4 p-5">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </Card>
        <Card className="grid gap-4 p-5">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </Card>
      </div>
    </SkeletonRegion>
  )
}
