import { globSync, readFileSync } from 'node:fs'
import { parseAllDocuments } from 'yaml'

/** What `deploy/` says to Vanij, read from its files as the programs that take them read them. */

type Settings = Readonly<Record<string, string>>
export type Manifest = Readonly<{ kind: string; data?: Settings; stringData?: Settings; spec?: unknown }>
type Compose = Readonly<{ services: Readonly<Record<string, { environment?: Settings }>> }>

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')

const yamlIn = <T>(file: string) =>
  parseAllDocuments(read(file), { merge: true }).map((document) => {
    const [error] = document.errors
    if (error) throw error
    return document.toJS() as T
  })

/** `NAME=value` of a line each; with `commented`, also those that are there to be uncommented. */
export function settingsIn(file: string, { commented = false } = {}): Settings {
  const line = commented ? /^#?([A-Z]\w*)=(.*)$/gm : /^([A-Z]\w*)=(.*)$/gm
  return Object.fromEntries([...read(file).matchAll(line)].map(([, name = '', value = '']) => [name, value]))
}

/** `Environment=` of a unit of systemd, or `ENV` of the Containerfile. */
export const assignedIn = (file: string): Settings =>
  Object.fromEntries(
    [...read(file).matchAll(/^(?:Environment=|ENV )(.*)$/gm)]
      .flatMap(([, list = '']) => list.split(' '))
      .map((pair) => pair.split('=') as [string, string]),
  )

export const manifests = () =>
  globSync('kubernetes/*.yaml', { cwd: 'deploy' })
    .sort()
    .flatMap((file) => yamlIn<Manifest>(file))

export const compose = () => yamlIn<Compose>('compose.yaml')[0] as Compose

/** All `${NAME:-value}` of Compose, as it would be with nothing set but what has to be. */
export const withDefaults = (settings: Settings): Settings =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      String(value).replaceAll(
        /\$\{\w+(?::-([^}]*)|:\?[^}]*)?\}/g,
        (_, otherwise?: string) => otherwise ?? 'x',
      ),
    ]),
  )
