import { Outlet } from 'react-router'
import { MarketFrame } from './frame.tsx'
import { PendingNote } from './pending-note.tsx'
import { useUnreadCount } from './use-unread-count.ts'

export default function MarketLayout() {
  useUnreadCount()
  return (
    <MarketFrame>
      <PendingNote />
      <Outlet />
    </MarketFrame>
  )
}
