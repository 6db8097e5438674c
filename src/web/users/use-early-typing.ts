import { type RefObject, useEffect, useEffectEvent } from 'react'

/** What a person or the browser filled in before the page was hydrated. */
export function useEarlyTyping(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: Readonly<Record<string, string>>) => void,
) {
  const report = useEffectEvent(take)
  useEffect(() => {
    if (!form.current) return
    const entries = [...new FormData(form.current)].filter((entry): entry is [string, string] => !!entry[1])
    report(Object.fromEntries(entries))
  }, [form])
}
