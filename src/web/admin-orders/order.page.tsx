import { useState } from 'react'
import { type DeskOrder, getDeskOrder } from '#contract/admin/desk-search.ts'
import { limits } from '#contract/limits.ts'
import { adminSearchPath } from '#contract/paths.ts'
import { useAction } from '#web/actions/use-action.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { requireAdmin } from '#web/admin/require-admin.ts'
import { api } from '#web/api/browser-api.ts'
import type { Rules } from '#web/forms/form.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import type { Route } from './+types/order.page.ts'
import { adminOrdersTexts as texts } from './admin-orders-texts.ts'
import { OrderParts } from './order-parts.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  return null
}

export const meta: Route.MetaFunction = ({ params }) => privateMeta(texts.order(params.orderId ?? ''))

export const HydrateFallback = () => <RowsSkeleton title={texts.title} />

/** Nothing of an order is shown before its reader has said why. */
export default function DeskOrderPage({ params: { orderId } }: Route.ComponentProps) {
  const [look, setLook] = useState<Look>()
  return (
    <AdminPage title={texts.order(orderId)} lead={texts.orderLead}>
      <BackLink to={adminSearchPath} label={texts.title} />
      {look?.order.order_id === orderId ? (
        <OrderParts {...look} />
      ) : (
        <Card className="max-w-160 p-5">
          <ReasonForm key={orderId} orderId={orderId} onShown={setLook} />
        </Card>
      )}
    </AdminPage>
  )
}

/** The reason that was given opens its papers, too. */
type Look = { readonly order: DeskOrder; readonly reason: string }
type Draft = { readonly reason: string }

const rules: Rules<Draft> = {
  reason: (reason) => (reason.trim() === '' ? texts.needsReason : undefined),
}

function ReasonForm({ orderId, onShown }: { orderId: string; onShown: (look: Look) => void }) {
  const form = useForm<Draft>({ start: { reason: '' }, rules })
  const action = useAction({
    form,
    send: async ({ reason }: Draft) => ({ ...(await api(getDeskOrder, { orderId, reason })), reason }),
    failure: texts.lookError,
    onDone: onShown,
  })
  return (
    <SendForm form={form} action={action} label={texts.look}>
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={limits.text.reason}
        {...form.field('reason')}
      />
    </SendForm>
  )
}
