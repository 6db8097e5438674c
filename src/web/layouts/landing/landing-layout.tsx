import { Outlet } from 'react-router'
import { LandingFrame } from './landing-frame.tsx'

export default function LandingLayout() {
  return (
    <LandingFrame>
      <Outlet />
    </LandingFrame>
  )
}
