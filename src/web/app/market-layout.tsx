import { Outlet } from 'react-router'
import { MarketFrame } from './frame.tsx'

export default function MarketLayout() {
  return (
    <MarketFrame>
      <Outlet />
    </MarketFrame>
  )
}
