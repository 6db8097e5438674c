import { join } from 'node:path'
import { bucketOf } from '#server/storage/bucket.ts'
import { bucketClient } from '#server/storage/bucket-client.ts'
import type { Folder, Host } from '#tools/scale/host/host.ts'
import { until } from '#tools/scale/host/wait.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { type Service, startService } from './service.ts'
import { type Ring, ringCommands, rings, type SwiftPorts, swiftFiles } from './swift-files.ts'

/** `port` and the process are those of the S3 interface. */
export type Swift = Service & {
  /** What `S3_URL` takes; the bucket is there. */
  readonly url: string
}

/** OpenStack Swift as an S3 store, on one disk. */
export async function startSwift(host: Host, { name = 'swift' } = {}): Promise<Swift> {
  const folder = host.folder(name)
  const ports = await freePorts()
  for (const [file, text] of Object.entries(swiftFiles(folder.inside, ports))) host.write(folder, file, text)
  host.run(folder, ['mkdir', '-p', 'devices/device'])
  for (const ring of rings) for (const command of ringCommands(ring, ports[ring])) host.run(folder, command)
  const { cache, proxy } = ports
  const keep = ['memcached', '-l', '127.0.0.1', '-p', String(cache), '-U', '0']
  await Promise.all([
    startService(host, { folder, port: cache, command: keep }),
    ...rings.map((ring) => startServer(host, folder, { ring, port: ports[ring] })),
  ])
  const swift = await startSwiftInterface(host, { folder, port: proxy })
  await until('the bucket is made', () => makeBucket(swift.url))
  return swift
}

async function freePorts(): Promise<SwiftPorts> {
  const [proxy, cache] = [await freePort(), await freePort()]
  return { proxy, cache, account: await freePort(), container: await freePort(), object: await freePort() }
}

/** Starts the S3 interface again, where it was. */
export async function startSwiftInterface(
  host: Host,
  { folder, port }: Pick<Swift, 'folder' | 'port'>,
): Promise<Swift> {
  const service = await startServer(host, folder, { ring: 'proxy', port })
  return { ...service, url: `s3://test%3Atester:testing@127.0.0.1:${port}/vanij?tls=off` }
}

type Server = { readonly ring: Ring | 'proxy'; readonly port: number }

const startServer = (host: Host, folder: Folder, { ring, port }: Server) =>
  startService(host, {
    folder,
    port,
    command: [`swift-${ring}-server`, join(folder.inside, `${ring}-server.conf`), '-v'],
  })

async function makeBucket(url: string) {
  const bucket = bucketOf(url)
  if (!bucket) throw new Error(`${url} names no bucket.`)
  const { status } = await bucketClient(bucket).call({ method: 'PUT' })
  return status < 300
}
