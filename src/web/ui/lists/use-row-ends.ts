import { type RefObject, useEffect, useState } from 'react'

/** Whether a row that scrolls sideways stands at its start or its end, for the buttons that turn it. */
export function useRowEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ isStart: true, isEnd: false })
  useEffect(() => {
    const list = row.current
    if (!list) return
    const look = () => {
      const isStart = list.scrollLeft < 1
      const isEnd = list.scrollLeft + list.clientWidth > list.scrollWidth - 1
      setEnds((was) => (was.isStart === isStart && was.isEnd === isEnd ? was : { isStart, isEnd }))
    }
    look()
    const sized = new ResizeObserver(look)
    sized.observe(list)
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      sized.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [row])
  return ends
}
