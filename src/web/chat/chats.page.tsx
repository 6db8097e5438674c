import { useParams } from 'react-router'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import type { Route } from './+types/chats.page.ts'
import { ChatScreen, ChatScreenSkeleton } from './chat-screen.tsx'
import { listTexts } from './chat-texts.ts'
import { fetchDealCard } from './use-deal-cards.ts'

fetchDealCard()

const { title, description } = listTexts.buyer

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  return null
}

export const meta: Route.MetaFunction = () => privateMeta(title, description)

const place = 'mx-auto max-w-(--page-width) lg:px-8 lg:py-6'

export function HydrateFallback() {
  const { roomId } = useParams()
  return (
    <div className={place}>
      <ChatScreenSkeleton side="buyer" hasRoom={roomId !== undefined} />
    </div>
  )
}

export default function ChatsPage({ params: { roomId } }: Route.ComponentProps) {
  return (
    <div className={place}>
      <ChatScreen side="buyer" roomId={roomId} />
    </div>
  )
}
