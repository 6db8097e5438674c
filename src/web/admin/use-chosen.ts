import { useSearchParams } from 'react-router'
import { withParam } from './admin-search.tsx'

/** The list that the address names; the first one is the default. */
export function useChosen<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const [params, setParams] = useSearchParams()
  const chosen = chosenIn(params, name, values)
  const choose = (value: Value) => setParams((now) => withParam(now, name, value === values[0] ? '' : value))
  return [chosen, choose] as const
}

export function chosenIn<Value extends string>(
  params: URLSearchParams,
  name: string,
  values: readonly [Value, ...Value[]],
): Value {
  const current = params.get(name)
  return values.find((value) => value === current) ?? values[0]
}
