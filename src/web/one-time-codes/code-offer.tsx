import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { lateTexts } from '#web/late/late-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import type { PhoneInput } from '#web/users/phone-input.ts'
import { codeTexts as texts } from './code-texts.ts'
import { keptSent } from './sent-code.ts'

export type CodeFlow = ComponentType<{ phone: PhoneInput; onLeave: () => void }>

const load = () => import('./code-login.tsx')

/** Most people log in with their password: the other way comes when it is asked for. */
export function CodeOffer({ onOpen }: { onOpen: (flow: CodeFlow) => void }) {
  const [isLoading, setLoading] = useState(false)
  const open = async () => {
    setLoading(true)
    const flow = await load().catch(() => null)
    setLoading(false)
    if (flow) onOpen(flow.CodeLogin)
    else toastError(lateTexts.error)
  }
  const openAgain = useEffectEvent(() => void open())
  useEffect(() => {
    if (keptSent()) openAgain()
  }, [])
  return (
    <div className="mt-1 grid gap-4">
      <p className="flex items-center gap-4 text-muted text-small before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {texts.or}
      </p>
      <Button variant="secondary" size="lg" block loading={isLoading} onClick={() => void open()}>
        {texts.offer}
      </Button>
    </div>
  )
}
