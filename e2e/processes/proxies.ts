import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'
import { aptInstall, findProgram } from '../../scripts/programs.ts'

export type RunningProxy = { readonly port: number; readonly plainPort: number; stop(): Promise<void> }
type Ports = { readonly own: number; readonly secure: number; readonly plain: number }

/** The program; apt installs it if it is missing. */
function programOf(name: string): string {
  // A person's PATH may lack the folders of system programs.
  const system = join('/usr/sbin', name)
  const find = () => findProgram(name) ?? (existsSync(system) ? system : undefined)
  const present = find()
  if (present) return present
  const { failure } = aptInstall(name)
  const program = find()
  if (!program) throw new Error(`This test needs ${name} on the machine. ${failure ?? ''}`)
  return program
}

/** A self-signed certificate for 'market.example'. */
function makeCertificate(folder: string) {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const subject = ['-subj', '/CN=market.example', '-addext', 'subjectAltName=DNS:market.example']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  return { key, certificate }
}

/** The shipped nginx configuration, with only ports, files and the certificate replaced. */
async function nginxFiles(folder: string, { own, secure, plain }: Ports) {
  const { key, certificate } = makeCertificate(folder)
  const shipped = await readFile('deploy/nginx.conf', 'utf8')
  const site = shipped
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`)
    .replace('server 127.0.0.1:3000 ', `server 127.0.0.1:${own} `)
    .replace('/var/cache/nginx/vanij', join(folder, 'pages'))
    .replace('/etc/ssl/vanij/fullchain.pem', certificate)
    .replace('/etc/ssl/vanij/privkey.pem', key)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')
  // The workers would otherwise run as another user, who may not enter this folder.
  const account = process.getuid?.() === 0 ? 'user root;' : ''
  const main = `${account} daemon off; pid ${folder}/pid; error_log stderr; events {}
http { access_log off; ${temporary}\n${site}\n}`
  await writeFile(join(folder, 'nginx.conf'), main)
  return ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')]
}

/** The shipped Caddyfile, with only ports and the certificate replaced. */
async function caddyFiles(folder: string, { own, secure, plain }: Ports) {
  const { key, certificate } = makeCertificate(folder)
  const shipped = await readFile('deploy/Caddyfile', 'utf8')
  const site = shipped
    .replace('market.example {', `market.example {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`)
    .replace('reverse_proxy 127.0.0.1:3000', `reverse_proxy 127.0.0.1:${own}`)
  const global = `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${secure}\n\tdefault_bind 127.0.0.1\n}\n`
  await writeFile(join(folder, 'Caddyfile'), global + site)
  return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
}

/** The shipped HAProxy configuration to the letter: it reads all that differs from its environment. */
async function haproxyFiles(folder: string, { own, secure, plain }: Ports) {
  const { key, certificate } = makeCertificate(folder)
  const site = join(folder, 'site.pem')
  await writeFile(site, (await readFile(certificate, 'utf8')) + (await readFile(key, 'utf8')))
  const addresses = Object.fromEntries([1, 2, 3].map((n) => [`VANIJ_${n}`, `127.0.0.1:${own}`]))
  const ports = { VANIJ_HTTP: `127.0.0.1:${plain}`, VANIJ_HTTPS: `127.0.0.1:${secure}` }
  const args = ['-db', '-f', 'deploy/haproxy.cfg']
  return { args, env: { VANIJ_CERTIFICATE: site, ...ports, ...addresses } }
}

const filesOf = {
  nginx: async (folder: string, ports: Ports) => ({ args: await nginxFiles(folder, ports), env: {} }),
  caddy: async (folder: string, ports: Ports) => ({ args: await caddyFiles(folder, ports), env: {} }),
  haproxy: haproxyFiles,
}
export type ProxyName = keyof typeof filesOf

/** Starts a proxy as `deploy/` configures it, in front of Vanij on this port. */
export async function startProxy(name: ProxyName, own: number): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), `vanij-${name}-`))
  const ports = { own, secure: await freePort(), plain: await freePort() }
  const { args, env: settings } = await filesOf[name](folder, ports)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...settings }
  const child = spawn(programOf(name), args, { stdio: ['ignore', 'ignore', 'pipe'], env })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  for (let tries = 0; !(await answers(ports.plain)); tries += 1) {
    if (child.exitCode !== null || tries > 3_000) throw new Error(`${name} did not start: ${output}`)
    await sleep(100)
  }
  return {
    port: ports.secure,
    plainPort: ports.plain,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
