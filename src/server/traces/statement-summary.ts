const operation = /\b(select|insert|update|delete)\b/i
const table = /\b(?:from|into|update)\s+(?:only\s+)?([a-z_][a-z0-9_]*)/i

/** What a statement does, and on which table first: 'select products'. */
export function summaryOf(text: string): string {
  const verb = operation.exec(text)?.[1]?.toLowerCase()
  if (!verb) return text.trim().split(/\s/, 1)[0]?.slice(0, 20).toLowerCase() ?? ''
  const name = table.exec(text)?.[1]
  return name ? `${verb} ${name}` : verb
}
