/** The value below which so large a part of them lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

export const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`

export const count = (value: number) => value.toLocaleString('en')
