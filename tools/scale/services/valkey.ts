import type { Host } from '#tools/scale/host/host.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { type Service, startService } from './service.ts'

export type Valkey = Service & { readonly url: string }

/** With a given port it comes back where it was; it keeps nothing on disk. */
export async function startValkey(host: Host, { name = 'valkey', port = 0 } = {}): Promise<Valkey> {
  const own = port || (await freePort())
  const options = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const folder = host.folder(name)
  const service = await startService(host, { folder, port: own, command: ['valkey-server', ...options] })
  return { ...service, url: `redis://127.0.0.1:${own}` }
}
