import { reasonOf } from '#server/reasons/reason-of.rules.ts'
import { secretNames } from '#server/variables/env-problems.rules.ts'
import type { Check, Subject, Untried } from './check.ts'

export type Examined = {
  readonly name: string
  readonly findings: readonly string[]
  readonly notes?: readonly string[]
  readonly untried?: Untried
}

/** A password of an address, and keys; none of them is ever printed. */
function secretsIn(written: Subject['written']): string[] {
  const values = [...secretNames].flatMap((name) => written[name] ?? [])
  const passwords = values.flatMap((value) => /^\w+:\/\/[^:@/]*:(.+)@/.exec(value)?.[1] ?? [])
  const keys = values.flatMap((value) => value.split(','))
  const decoded = passwords.map(decodedText)
  // The longest first, for one may stand in another.
  return [...passwords, ...keys, ...decoded].filter(Boolean).sort((a, b) => b.length - a.length)
}

function decodedText(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Makes every check. One that fails itself is a finding too. */
export async function examine(subject: Subject, checks: readonly Check[]): Promise<readonly Examined[]> {
  const secrets = secretsIn(subject.written)
  const clean = (finding: string) => secrets.reduce((text, secret) => text.replaceAll(secret, '…'), finding)
  const examined: Examined[] = []
  for (const { name, find, note } of checks) {
    const findings = await find(subject).catch((error: unknown) => [
      `This could not be checked: ${reasonOf(error)}.`,
    ])
    const notes = (await note?.(subject).catch(() => [])) ?? []
    examined.push(
      typeof findings === 'string'
        ? { name, findings: [], untried: findings }
        : { name, findings: findings.map(clean), notes: notes.map(clean) },
    )
  }
  return examined
}

/** What is printed, and whether all is well. */
export function reportOf(examined: readonly Examined[]) {
  const lines = examined.flatMap(({ name, findings, notes = [], untried = 'well' }) => [
    ...(findings.length === 0 ? [`  ${name}: ${untried}`] : []),
    ...findings.map((finding) => `! ${name}: ${finding}`),
    ...notes.map((note) => `  ${name}, a note: ${note}`),
  ])
  const count = examined.reduce((sum, { findings }) => sum + findings.length, 0)
  const last =
    count === 0
      ? 'All that is set is well.'
      : `${count} ${count === 1 ? 'thing needs' : 'things need'} a look.`
  return { text: [...lines, last].join('\n'), exitCode: count === 0 ? 0 : 1 }
}
