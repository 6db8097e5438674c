import { Outlet } from 'react-router'
import { LandingFrame } from './frame.tsx'

export default function LandingLayout() {
  return (
    <LandingFrame>
      <Outlet />
    </LandingFrame>
  )
}
