import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So near the newest message that the next one is followed. */
const nearEnd = 48

/** In ms, after which a list that was scrolled is at rest. */
const restAfter = 700

/**
 * For a list that is laid out from its lower end (`flex-direction: column-reverse`): whatever is put above what is seen
 * moves nothing. What comes below moves nothing either, unless the newest message is in view: then it is followed.
 */
export function useScroll(lastKey: string, isLastOwn: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const seen = useRef({ height: 0, lastKey })
  const [isAtEnd, setAtEnd] = useState(true)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const before = seen.current
    const grown = element.scrollHeight - before.height
    seen.current = { height: element.scrollHeight, lastKey }
    if (before.lastKey === lastKey) return
    if (isLastOwn) element.scrollTop = 0
    else if (!isAtEnd) element.scrollTop -= grown
  })

  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])
  const follow = () => {
    const element = list.current
    if (!element) return
    setAtEnd(-element.scrollTop < nearEnd)
    element.dataset.scrolled = ''
    clearTimeout(rest.current)
    rest.current = setTimeout(() => delete element.dataset.scrolled, restAfter)
  }
  return {
    list,
    isAtEnd,
    follow,
    toEnd: () => list.current?.scrollTo({ top: 0, behavior: 'smooth' }),
  }
}
