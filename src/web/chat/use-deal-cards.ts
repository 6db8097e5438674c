import { useEffect, useState } from 'react'
import { useSession } from '#web/session/session.ts'
import type { TalkState } from './connection/talk-state.ts'
import { loadDealCard } from './deal-slot.tsx'

/** Cards that take longer are words until then. */
const patience = 3_000

/** The cards of a room's deals, before the first of them is shown. */
async function loadDeals(key: string, roomId: string) {
  const deals = import('#web/deals/room-deals.ts')
  await Promise.allSettled([loadDealCard(), deals.then(({ readDeals }) => readDeals(key, roomId))])
}

type Shown = Pick<TalkState, 'status' | 'messages'>

/**
 * Whether a room can be shown with its cards: words that become cards move everything above them. Once it is shown it stays, also when
 * its first deal comes.
 */
export function useDealCards(roomId: string, { status, messages }: Shown): boolean {
  const isLoaded = status !== 'loading'
  const hasDeals = messages.some(({ deal_id }) => deal_id)
  const key = `${useSession().user?.user_id ?? ''} ${roomId}`
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isLoaded || isShown) return
    const appear = () => setShown(true)
    if (!hasDeals) return appear()
    const timer = setTimeout(appear, patience)
    void loadDeals(key, roomId).then(appear)
    return () => clearTimeout(timer)
  }, [key, roomId, isLoaded, hasDeals, isShown])
  return isShown || !hasDeals
}

/**
 * While React hydrates the page the connection is idle and the messages have already come (`first-script/early-calls.ts`): where
 * one is of a deal, its card, which is most of the screen, need not wait for the render.
 */
export function fetchDealCard() {
  if (import.meta.env.SSR) return
  const messages = Object.entries(window.early ?? {}).find(([path]) => path.endsWith('/messages'))?.[1]
  const fetchCard = ({ text }: { text: string }) => {
    if (!text.includes('"deal_id":"')) return
    void loadDealCard()
    void import('#web/deals/room-deals.ts').catch(() => undefined)
  }
  // A failure is handled where the messages are shown.
  messages?.answer.then(fetchCard, () => undefined)
}
