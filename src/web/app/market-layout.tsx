import { Outlet } from 'react-router'
import { useUnreadPoll } from '#web/notifications/use-unread-poll.ts'
import { MarketFrame } from './frame.tsx'

export default function MarketLayout() {
  useUnreadPoll()
  return (
    <MarketFrame>
      <Outlet />
    </MarketFrame>
  )
}
