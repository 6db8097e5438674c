import { useRef, useState } from 'react'

type Refusal<Name> = { readonly field: Name | undefined; readonly text: string }

/**
 * Why a form was not taken: beside the field that the sentence names, which takes the focus, or, where it names none, for
 * the form as a whole. `named` tells each field's sentences by their beginning.
 */
export function useRefusal<Name extends string>(named: Readonly<Record<Name, RegExp>>) {
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<Refusal<Name>>()
  const refuse = (text: string) => {
    const field = (Object.keys(named) as Name[]).find((name) => named[name].test(text))
    setRefusal({ field, text })
    // After the sentence stands in the page.
    if (field)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus())
  }
  return {
    form,
    refuse,
    clear: () => setRefusal(undefined),
    /** Whoever writes into a field has read what was wrong with it. */
    touched: (name: Name) => setRefusal((now) => (now?.field === name ? undefined : now)),
    errorOf: (name: Name) => (refusal?.field === name ? refusal.text : undefined),
    /** What is about no field. */
    fault: refusal && refusal.field === undefined ? refusal.text : '',
  }
}
