import { useState } from 'react'
import { tabStorage } from '#web/storage/storage.ts'

const keyOf = (roomId: string) => `chatDraft:${roomId}`

/** An unsent message survives a reload of the tab. */
export function useDraft(roomId: string) {
  const [draft, setDraft] = useState(() => tabStorage.read(keyOf(roomId)) ?? '')
  const keep = (text: string) => {
    setDraft(text)
    if (text === '') tabStorage.drop(keyOf(roomId))
    else tabStorage.write(keyOf(roomId), text)
  }
  return [draft, keep] as const
}
