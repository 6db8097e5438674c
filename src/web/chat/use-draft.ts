import { useState } from 'react'

const keyOf = (roomId: string) => `chatDraft:${roomId}`

/** Words that are not sent yet stay through a reload of the tab. */
export function useDraft(roomId: string) {
  const [draft, setDraft] = useState(() => sessionStorage.getItem(keyOf(roomId)) ?? '')
  const keep = (text: string) => {
    setDraft(text)
    if (text === '') sessionStorage.removeItem(keyOf(roomId))
    else sessionStorage.setItem(keyOf(roomId), text)
  }
  return [draft, keep] as const
}
