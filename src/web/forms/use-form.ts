import { useRef, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { Failure } from '#web/actions/action.ts'
import type { KeptDraft } from '#web/storage/kept-draft.ts'
import {
  errorOf,
  type FormState,
  problemOf,
  type Refusal,
  type Rules,
  withJudged,
  withPart,
  wrongFields,
} from './form.ts'
import { formTexts } from './form-texts.ts'
import { whenUncovered } from './when-uncovered.ts'

type FormOptions<Draft> = {
  readonly start: Draft | (() => Draft)
  readonly rules?: Rules<Draft>
  /** Where what is typed is kept until it is sent. */
  readonly kept?: Pick<KeptDraft<Draft & object>, 'keep'> | undefined
  /** Says and shows only the first wrong field, as specification 5 has it of signing up and in. */
  readonly oneByOne?: ((text: string) => void) | true
  /** Brings a field into view that is not shown now; tells whether there is such a one. */
  readonly reach?: (name: string) => boolean
}

type TextName<Draft> = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft] &
  string
type Typed = { readonly target: { readonly value: string } }

/** What stands in a form, and which of its fields are judged. */
function useTyping<Draft extends object>({ start, rules = {}, kept }: FormOptions<Draft>) {
  const [state, setState] = useState<FormState<Draft>>(() => ({
    draft: typeof start === 'function' ? start() : start,
    judged: [],
  }))
  const { draft } = state
  const change = (part: Partial<Draft>) => {
    // A browser may fill in several fields at once.
    setState((now) => withPart(now, part, rules))
    kept?.keep({ ...draft, ...part })
  }
  /** Another state of what is edited takes the place of what was typed. */
  const put = (next: Draft) => setState({ draft: next, judged: [] })
  const judge = (names: readonly string[]) => setState((now) => withJudged(now, names))
  /** Nothing is red any more but what the server says. */
  const unjudge = () => setState((now) => ({ ...now, judged: [] }))
  const errorAt = (name: string) => errorOf(state, name, rules)
  const setRefusal = (refusal?: Refusal) => setState((now) => ({ ...now, refusal }))
  return { draft, change, put, judge, unjudge, errorOf: errorAt, setRefusal }
}

/** A day that is typed in part: the browser answers a blank one, which would be saved as none. */
function hasHalfDay(form: HTMLFormElement | null, refuse: (refusal: Refusal) => void) {
  const days = form?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? []
  const half = [...days].find(({ validity }) => validity.badInput)
  if (!half) return false
  refuse({ field: half.name, text: formTexts.halfDay })
  half.focus()
  return true
}

/** One form: what stands in it, what is wrong with it, and which field has the focus then. */
export function useForm<Draft extends object>(options: FormOptions<Draft>) {
  const { rules = {}, oneByOne, reach } = options
  const form = useRef<HTMLFormElement>(null)
  const { judge, setRefusal, ...typing } = useTyping(options)
  const { draft, change, errorOf } = typing
  const find = (name: string) => {
    const named = form.current?.elements.namedItem(name)
    // Of a choice among radios the first.
    const element = named instanceof RadioNodeList ? named[0] : named
    return element instanceof HTMLElement ? element : undefined
  }
  return {
    form,
    ...typing,
    leave: (name: keyof Draft & string) => judge([name]),
    field: (name: TextName<Draft>) => ({
      name,
      value: draft[name] as string,
      error: errorOf(name),
      onChange: ({ target }: Typed) => change({ [name]: target.value } as Partial<Draft>),
    }),
    focus: (name: string) => find(name)?.focus(),
    /** Whether it may be sent, or that part of it; else what is wrong stands at its fields, the first of which takes the focus. */
    check(part?: readonly string[]) {
      if (hasHalfDay(form.current, setRefusal)) return false
      const wrong = wrongFields(rules, draft).filter((name) => part?.includes(name) ?? true)
      const [first] = wrong
      if (first === undefined) return true
      judge(oneByOne ? [first] : wrong)
      if (typeof oneByOne === 'function') oneByOne(problemOf(rules, draft, first) ?? '')
      find(first)?.focus()
      return false
    },
    clear: () => setRefusal(),
    /** Takes what the server said of a field that stands here; tells whether it has. */
    refuse({ error, text }: Failure) {
      const field = error instanceof ApiError && text ? error.field : undefined
      if (field === undefined || !(find(field) || reach?.(field))) return false
      setRefusal({ field, text })
      whenUncovered(
        () => find(field),
        (element) => element.focus(),
      )
      return true
    },
  }
}

export type Form<Draft extends object> = ReturnType<typeof useForm<Draft>>
