import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { chatsPath } from '#contract/paths.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'
import { startTexts as texts } from './start-texts.ts'

type StartChatProps = Omit<ButtonLook, 'variant'> & {
  sellerId: string
  /** The product that the chat is about. */
  productId?: string | undefined
  variant?: 'primary' | 'secondary' | 'soft'
  'aria-label'?: string
  children?: ReactNode
}

/** Opens the member's room with a seller, new or old. Sellers do not see it beside their own name. */
export function StartChat({ sellerId, productId, variant = 'secondary', children, ...rest }: StartChatProps) {
  const navigate = useNavigate()
  const { user } = useSession()
  const starting = useAction({
    send: () => startRoom(sellerId, productId),
    // When the session has ended, the login page says so.
    failure: (error) => (error instanceof ApiError && error.code === 'invalid-token' ? '' : texts.error),
    failureToast: true,
    onDone: (roomId) => navigate(`${chatsPath}/${roomId}`),
  })
  if (user?.user_id === sellerId) return null
  return (
    <Button
      variant={variant}
      icon={<MessageCircle />}
      loading={starting.isPending}
      onClick={() => starting.run()}
      {...rest}
    >
      {children === undefined ? texts.chatWithSupplier : children}
    </Button>
  )
}

/** The contract is loaded on the press, so that pages with the button stay small. */
async function startRoom(seller_id: string, product_id: string | undefined) {
  const { startChat } = await import('#contract/chats/chat.ts')
  const { room_id } = await api(startChat, { seller_id, ...(product_id ? { product_id } : {}) })
  return room_id
}
