import { useLocation, useNavigate } from 'react-router'

/** The state of a link into a page that has a link back. */
export const returnTo = (from: string) => ({ returnTo: from })

const cameFrom = (state: unknown) =>
  typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined

/** Back to the parent page: to the position that the user came from, otherwise to its top. */
export function useReturn() {
  const navigate = useNavigate()
  const { state } = useLocation()
  return (to: string) => void (cameFrom(state) === to ? navigate(-1) : navigate(to))
}
