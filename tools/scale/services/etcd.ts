import type { Host } from '#tools/scale/host/host.ts'
import { until } from '#tools/scale/host/wait.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { type Service, startService } from './service.ts'

/** One or three of them, as one cluster that has its leader; `port` of each is for clients. */
export async function startEtcd(host: Host, { members = 1 } = {}): Promise<readonly Service[]> {
  const ports = await Promise.all(
    Array.from({ length: members }, async (_, index) => ({
      name: `etcd${index + 1}`,
      client: await freePort(),
      peer: await freePort(),
    })),
  )
  const cluster = ports.map(({ name, peer }) => `${name}=http://127.0.0.1:${peer}`).join(',')
  const all = await Promise.all(
    ports.map(({ name, client, peer }) => {
      const [clientUrl, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`]
      const command = [
        ...['etcd', '--name', name, '--data-dir', 'data', '--log-level', 'warn'],
        ...['--listen-client-urls', clientUrl, '--advertise-client-urls', clientUrl],
        ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
        ...['--initial-cluster', cluster],
      ]
      return startService(host, { folder: host.folder(name), port: client, command })
    }),
  )
  await until('etcd has a leader', async () => {
    const answer = await fetch(`http://127.0.0.1:${all[0]?.port}/health`)
    return answer.ok
  })
  return all
}
