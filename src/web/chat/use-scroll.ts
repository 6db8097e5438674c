import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** In px; nearer to the newest message than this, the list follows the next one. */
const nearEnd = 48

/** In ms; after this a scrolled list counts as at rest. */
const restAfter = 700

/**
 * For a list that is laid out from its lower end (`flex-direction: column-reverse`): older messages above move nothing.
 * A new message below moves nothing either, unless the newest one is in view: then the list follows it.
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
