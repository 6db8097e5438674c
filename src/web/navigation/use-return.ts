import { useLocation, useNavigate } from 'react-router'

/** Carried by a link into a page that leads back again. */
export const returnTo = (from: string) => ({ returnTo: from })

const cameFrom = (state: unknown) =>
  typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined

/** Back to the page above: to the place in it that somebody came from, otherwise to its beginning. */
export function useReturn() {
  const navigate = useNavigate()
  const { state } = useLocation()
  return (to: string) => void (cameFrom(state) === to ? navigate(-1) : navigate(to))
}
