import { readFileSync } from 'node:fs'

/** Files of `deploy/` as they are shipped: what differs here is in the environment, and the few lines that are named. */
export function shipped(file: string, differences: Readonly<Record<string, string>> = {}): string {
  let text = readFileSync(`deploy/${file}`, 'utf8')
  for (const [line, other] of Object.entries(differences)) {
    if (!text.includes(line)) throw new Error(`deploy/${file} has no '${line}' any more.`)
    text = text.replaceAll(line, other)
  }
  return text
}

/** A program that is started with these variables beside those that all have. */
export const withVariables = (
  variables: Readonly<Record<string, string | number>>,
  ...command: readonly string[]
) => ['env', ...Object.entries(variables).map(([name, value]) => `${name}=${value}`), ...command]
