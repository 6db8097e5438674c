import type { Host } from '#tools/scale/host/host.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { type Service, startService } from './service.ts'

type Options = {
  readonly name?: string
  /** The configuration for a port and by the folder where its files lie. */
  readonly config: (port: number, folder: string) => string
  /** Further files beside it, such as the list of users. */
  readonly files?: Readonly<Record<string, string>>
}

export async function startPgbouncer(
  host: Host,
  { name = 'pgbouncer', config, files = {} }: Options,
): Promise<Service> {
  const folder = host.folder(name)
  const port = await freePort()
  for (const [file, text] of Object.entries(files)) host.write(folder, file, text)
  const command = ['pgbouncer', host.write(folder, 'pgbouncer.ini', config(port, folder.inside))]
  return startService(host, { folder, port, command })
}
