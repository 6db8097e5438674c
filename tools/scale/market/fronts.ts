import type { Host } from '#tools/scale/host/host.ts'
import { makeTrustedCertificate } from '#tools/scale/services/certificate.ts'
import { startNginx } from '#tools/scale/services/nginx.ts'
import { startService } from '#tools/scale/services/service.ts'
import { shipped, withVariables } from '#tools/scale/services/shipped.ts'
import { freePort } from '../../../scripts/free-port.ts'

export type Front = 'nginx' | 'haproxy'

/** Where people reach the market, behind what `deploy/` configures for these processes; https that this process believes. */
export async function startFront(host: Host, front: Front, ports: readonly number[]): Promise<string> {
  const port = await (front === 'nginx' ? startShippedNginx : startShippedHaproxy)(host, ports)
  return `https://127.0.0.1:${port}`
}

async function startShippedNginx(host: Host, ports: readonly number[]): Promise<number> {
  const { certificate, key } = makeTrustedCertificate()
  const plain = await freePort()
  const server = (port: number) => `server 127.0.0.1:${port} max_fails=0;`
  const nginx = await startNginx(host, {
    files: { 'fullchain.pem': certificate, 'privkey.pem': key },
    site: (port, folder) =>
      shipped('nginx.conf', {
        'listen [::]:80;': '',
        'listen [::]:443 ssl http2;': '',
        'listen 80;': `listen 127.0.0.1:${plain};`,
        'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
        [server(3000)]: ports.map(server).join('\n  '),
        '/var/cache/nginx/vanij': `${folder}/pages`,
        '/etc/ssl/vanij': folder,
      }),
  })
  return nginx.port
}

async function startShippedHaproxy(host: Host, ports: readonly number[]): Promise<number> {
  const { certificate, key } = makeTrustedCertificate()
  const folder = host.folder('haproxy')
  const [plain, port] = [await freePort(), await freePort()]
  // The configuration names three; where there are fewer the last is there again.
  const variables = {
    VANIJ_CERTIFICATE: host.write(folder, 'site.pem', certificate + key),
    VANIJ_HTTP: `127.0.0.1:${plain}`,
    VANIJ_HTTPS: `127.0.0.1:${port}`,
    ...Object.fromEntries(
      [0, 1, 2].map((index) => [`VANIJ_${index + 1}`, `127.0.0.1:${ports[index] ?? ports.at(-1)}`]),
    ),
  }
  const config = host.write(folder, 'haproxy.cfg', shipped('haproxy.cfg'))
  await startService(host, {
    folder,
    port,
    command: withVariables(variables, 'haproxy', '-db', '-f', config),
  })
  return port
}
