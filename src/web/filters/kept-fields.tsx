type KeptFieldsProps = {
  params: URLSearchParams
  /** The names that the form has fields for. */
  except: readonly string[]
}

/** Hidden fields for everything else in the address, which the browser would drop without scripts. */
export function KeptFields({ params, except }: KeptFieldsProps) {
  return [...params]
    .filter(([name]) => !except.includes(name) && name !== 'cursor')
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
