import type { Host } from '#tools/scale/host/host.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { type Service, startService } from './service.ts'

type Options = {
  readonly name?: string
  /** What belongs into its `http` block, for a port and by the folder where its files lie. */
  readonly site: (port: number, folder: string) => string
  /** Further files in that folder, such as a certificate. */
  readonly files?: Readonly<Record<string, string>>
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export async function startNginx(
  host: Host,
  { name = 'nginx', site, files = {} }: Options,
): Promise<Service> {
  const folder = host.folder(name)
  const port = await freePort()
  for (const [file, text] of Object.entries(files)) host.write(folder, file, text)
  const paths = temporary.map((kind) => `${kind}_temp_path ${folder.inside}/${kind};`).join('\n')
  const text = `daemon off; pid ${folder.inside}/pid; error_log stderr warn;
events { worker_connections 4096; }
http { access_log off; ${paths}\n${site(port, folder.inside)}\n}`
  const config = host.write(folder, 'nginx.conf', text)
  const command = ['nginx', '-e', 'stderr', '-p', folder.inside, '-c', config]
  return startService(host, { folder, port, command })
}
