import { join } from 'node:path'
import type { Host } from '#tools/scale/host/host.ts'
import { freePort } from '../../../scripts/free-port.ts'
import type { Certificate } from './certificate.ts'
import { type Service, startService } from './service.ts'

export type Valkey = Service & { readonly url: string }

type Options = {
  readonly name?: string
  /** With a given port it comes back where it was; it keeps nothing on disk. */
  readonly port?: number
  /** Only whoever knows the password, over TLS. */
  readonly guarded?: { readonly certificate: Certificate; readonly password: string }
}

export async function startValkey(
  host: Host,
  { name = 'valkey', port = 0, guarded }: Options = {},
): Promise<Valkey> {
  const own = port || (await freePort())
  const folder = host.folder(name)
  const plain = ['--port', String(own)]
  const encrypted = ({ certificate, password }: NonNullable<typeof guarded>) => [
    ...['--port', '0', '--tls-port', String(own), '--tls-auth-clients', 'no', '--requirepass', password],
    ...['--tls-cert-file', host.write(folder, certificateFile, certificate.certificate)],
    ...['--tls-key-file', host.write(folder, 'key.pem', certificate.key)],
  ]
  const options = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const command = ['valkey-server', ...(guarded ? encrypted(guarded) : plain), ...options]
  const service = await startService(host, { folder, port: own, command })
  const url = guarded ? `valkeys://:${guarded.password}@127.0.0.1:${own}` : `valkey://127.0.0.1:${own}`
  return { ...service, url }
}

const certificateFile = 'certificate.pem'

/** Where a process of the market reads whom it may believe. */
export const authorityOf = ({ folder }: Valkey) => join(folder.outside, certificateFile)
