import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Opening } from './wizard-draft.ts'

const addressOf = (step: number) => `?step=${step + 1}`

/** The step that an address names, as far as the answers reach. */
export const stepIn = (params: URLSearchParams, furthest: number) =>
  Math.min(Math.max(Math.trunc(Number(params.get('step'))) || 1, 1) - 1, furthest)

/** Kept with an entry of the history: which step stood before it. */
const cameFrom = (state: unknown) =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined

/** The address names the open step, so that the browser's Back and Forward lead through the steps. */
export function useSteps(opening: Opening) {
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const [params] = useSearchParams()
  const [entry] = useState(() => ({
    key,
    step: params.has('step') ? stepIn(params, opening.open) : opening.step,
  }))
  const [furthest, setFurthest] = useState(Math.max(entry.step, opening.step))
  const isEntry = key === entry.key
  const step = isEntry ? entry.step : stepIn(params, furthest)

  const isMisnamed = isEntry && step !== stepIn(params, Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (isMisnamed) void navigate(addressOf(step), { replace: true, state, preventScrollReset: true })
  }, [isMisnamed, navigate, state, step])

  // The second half of a double press may come before the step that the first one opens.
  const moving = useRef('')
  useEffect(() => {
    if (moving.current !== key) moving.current = ''
  }, [key])
  const open = (to: number) => {
    setFurthest((before) => Math.max(before, to))
    if (to === step || moving.current === key) return
    moving.current = key
    void navigate(addressOf(to), { state: { from: step }, flushSync: true })
  }
  const back = () => (cameFrom(state) === step - 1 ? void navigate(-1) : open(step - 1))
  return { step, furthest, open, back }
}
