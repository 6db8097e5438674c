import { type Check, reasonOf, type Subject } from './check.ts'

export type Examined = { readonly name: string; readonly findings: readonly string[] }

/** A password of an address, and keys; none of them is ever printed. */
function secretsIn(written: Subject['written']): string[] {
  const addresses = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'S3_URL', 'VALKEY_URL']
  const passwords = addresses.flatMap((name) => /^\w+:\/\/[^:@/]*:(.+)@/.exec(written[name] ?? '')?.[1] ?? [])
  const keys = ['SECRET_KEY', 'BACKUP_KEY', 'RESTORE_KEY', 'SMS_KEY', 'SMS_URL', ...addresses].flatMap(
    (name) => written[name]?.split(',') ?? [],
  )
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
  for (const { name, find } of checks) {
    const findings = await find(subject).catch((error: unknown) => [
      `This could not be checked: ${reasonOf(error)}.`,
    ])
    examined.push({ name, findings: findings.map(clean) })
  }
  return examined
}

/** What is printed, and whether all is well. */
export function reportOf(examined: readonly Examined[]) {
  const lines = examined.flatMap(({ name, findings }) =>
    findings.length === 0 ? [`  ${name}: well`] : findings.map((finding) => `! ${name}: ${finding}`),
  )
  const count = examined.reduce((sum, { findings }) => sum + findings.length, 0)
  const last =
    count === 0 ? 'All is well.' : `${count} ${count === 1 ? 'thing needs' : 'things need'} a look.`
  return { text: [...lines, last].join('\n'), exitCode: count === 0 ? 0 : 1 }
}
