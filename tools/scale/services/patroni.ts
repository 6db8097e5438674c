import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Host } from '#tools/scale/host/host.ts'
import { type Service, startService } from './service.ts'

/** `port` is that of its interface for questions, such as `/primary` and `/replica`. */
export type Patroni = Service & {
  /** Of the PostgreSQL that it keeps, which outlives it when it is killed. */
  postmaster(): number
}

type Options = {
  readonly name: string
  readonly port: number
  /** Its configuration; the data of PostgreSQL must lie in `data` of the folder. */
  readonly config: (folder: string) => string
}

/** Starts one member and waits until it answers; PostgreSQL may need longer. The same name goes on with its data. */
export async function startPatroni(host: Host, { name, port, config }: Options): Promise<Patroni> {
  const folder = host.folder(name)
  const command = ['patroni', host.write(folder, 'patroni.yml', config(folder.inside))]
  const service = await startService(host, { folder, port, command })
  return {
    ...service,
    postmaster: () =>
      Number(readFileSync(join(folder.outside, 'data/postmaster.pid'), 'utf8').split('\n')[0]),
  }
}

/** Answers what `patronictl` says, such as of `list -f json` or `switchover vanij --force`. */
export const patronictl = (host: Host, { folder }: Patroni, ...words: readonly string[]): string =>
  host.run(folder, ['patronictl', '-c', join(folder.inside, 'patroni.yml'), ...words])
