type KeptFieldsProps = {
  params: URLSearchParams
  /** What the form itself asks for. */
  except: readonly string[]
}

/** What a form leaves as it is; without a script the browser would forget it. */
export function KeptFields({ params, except }: KeptFieldsProps) {
  return [...params]
    .filter(([name]) => !except.includes(name) && name !== 'cursor')
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
