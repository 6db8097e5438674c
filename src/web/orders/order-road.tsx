import type { ReactNode } from 'react'
import type { OrderDetails } from '#contract/order.ts'
import { Card } from '#web/ui/card.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { orderTexts } from './order-texts.ts'
import { stepsOf } from './road.ts'
import { roadTexts as texts } from './road-texts.ts'

type OrderRoadProps = { order: OrderDetails; children: ReactNode }

/** How far the order is, and below it the next thing to do. */
export function OrderRoad({ order, children }: OrderRoadProps) {
  return (
    <Card className="mb-4 md:mb-6">
      <div className="px-5 py-4 md:px-4 md:py-6">
        <Stepper label={orderTexts.stepper} steps={stepsOf(order)} />
      </div>
      {children}
    </Card>
  )
}

/** What happens next, with at most one button. */
export function NextStep({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-border border-t px-5 py-4">
      <p className="min-w-0">
        <span className="block text-muted text-small">{texts.next}</span>
        <span className="wrap-anywhere font-medium">{sentence}</span>
      </p>
      {children}
    </div>
  )
}
