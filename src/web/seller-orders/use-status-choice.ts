import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { DeliveryStatus } from '#contract/order.ts'
import { passesOptions } from './status-keys.ts'

/**
 * A choice by pointer, or from the opened list, is sent at once. Keys on the closed list pass other statuses on their
 * way, and the buyer would be notified of each: there Enter or the button sends, and Escape or leaving takes it back.
 */
export function useStatusChoice(status: DeliveryStatus, onChoose: (status: DeliveryStatus) => void) {
  const [draft, setDraft] = useState<DeliveryStatus>()
  const byKeys = useRef(false)
  const forget = () => setDraft(undefined)
  const send = () => {
    forget()
    if (draft && draft !== status) onChoose(draft)
  }
  const keys = {
    onPointerDown: () => {
      byKeys.current = false
    },
    onKeyDown: (event: KeyboardEvent) => {
      byKeys.current = passesOptions(event.key)
      if (event.key === 'Escape') forget()
      if (event.key !== 'Enter' || !draft) return
      event.preventDefault()
      send()
    },
  }
  const choose = (next: DeliveryStatus) => {
    if (byKeys.current) return setDraft(next)
    forget()
    onChoose(next)
  }
  const drop = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.parentElement?.contains(relatedTarget)) forget()
  }
  return { chosen: draft ?? status, keys, choose, send, drop }
}
