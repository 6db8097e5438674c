import { useParams } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { orderTexts } from './order-texts.ts'

export function OrderSkeleton() {
  const { orderId = '' } = useParams()
  return (
    <SkeletonRegion className="wrap pt-10 pb-12 md:pt-14">
      <h1 className="mb-6 text-h1">{orderTexts.title(orderId)}</h1>
      <Card className="mb-6 p-6">
        <Skeleton className="h-64 md:h-16" />
      </Card>
      <Card className="grid gap-4 p-5">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </Card>
    </SkeletonRegion>
  )
}
