import { useParams } from 'react-router'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import type { Route } from './+types/seller-chats.page.ts'
import { ChatScreen, ChatScreenSkeleton } from './chat-screen.tsx'
import { listTexts } from './chat-texts.ts'
import { fetchDealCard } from './use-deal-cards.ts'

fetchDealCard()

const { title, description } = listTexts.seller

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  return null
}

export const handle: ConsoleHandle = { title }

export const meta: Route.MetaFunction = () => privateMeta(title, description)

/** On phones it fills the page up to its edges. */
const place = 'max-lg:-mx-4 max-lg:-mt-4 md:max-lg:-mx-6 md:max-lg:-mt-6'

export function HydrateFallback() {
  const { roomId } = useParams()
  return (
    <div className={place}>
      <ChatScreenSkeleton side="seller" hasRoom={roomId !== undefined} />
    </div>
  )
}

export default function SellerChatsPage({ params: { roomId } }: Route.ComponentProps) {
  return (
    <div className={place}>
      <ChatScreen side="seller" roomId={roomId} />
    </div>
  )
}
