import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { until } from '#tools/scale/host/wait.ts'
import type { Scenario } from '#tools/scale/scenario.ts'
import { startPostgres } from '#tools/scale/services/postgres.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { aptInstall } from '../../../scripts/programs.ts'

const image = 'vanij-scale'
const programs = ['buildah', 'podman', 'runc', 'mmdebstrap']
const startsWithin = 60_000

function build() {
  const { failure } = aptInstall(...programs)
  if (failure) throw new Error(failure)
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' }
  execFileSync(resolve('deploy', 'image-without-registry.sh'), [image], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
}

/** As strictly as deploy/compose.yaml and deploy/kubernetes do; gone after some minutes, whoever forgets it. */
function start(settings: Readonly<Record<string, string>>, ...command: string[]): ChildProcess {
  // A container may have no more files than who starts it.
  const [, files = ''] =
    /^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  const limits = ['--ulimit', `nofile=${files}:${files}`, '--ulimit', 'nproc=4096:4096', '--timeout', '300']
  const strict = ['--read-only', '--cap-drop', 'all', '--security-opt', 'no-new-privileges']
  const places = ['--network', 'host', '--tmpfs', '/tmp', '--volume', '/data']
  const variables = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  const machine = ['--cgroup-manager=cgroupfs', '--runtime', 'runc', 'run', '--rm']
  const args = [...machine, ...limits, ...strict, ...places, ...variables, `localhost/${image}`, ...command]
  return spawn('podman', args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

const endOf = async (child: ChildProcess) => (await once(child, 'exit'))[0] as number | null

export const containers: Scenario = {
  name: 'image',
  sentence:
    'the image is built without a registry, migrates a database, serves and ends, read-only and as nobody in particular',
  passesWhen: 'it is ready, and ends with 0',
  async run(host) {
    build()
    const database = await startPostgres(host)
    const port = String(await freePort())
    const common = { DATABASE_URL: database.url, SECRET_KEY: '07'.repeat(32), DEMO: 'off', MIGRATE: 'off' }
    const settings = { ...common, PORT: port, HOST: '127.0.0.1' }
    const server = start(settings)
    await until(
      'the container lives',
      async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok,
      startsWithin,
    )
    const waiting = await fetch(`http://127.0.0.1:${port}/readyz`)
    const migrated = await endOf(
      start(settings, '/app/node_modules/.bin/node', 'src/server/admin/migrate.ts'),
    )
    await until(
      'the container is ready',
      async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok,
      startsWithin,
    )
    const page = await fetch(`http://127.0.0.1:${port}/`)
    const ended = endOf(server)
    server.kill('SIGTERM')
    const code = await ended
    const broken = [
      waiting.status === 503 ? '' : `Before the migrations /readyz answered ${waiting.status}.`,
      migrated === 0 ? '' : `The migrations ended with ${migrated}.`,
      page.ok ? '' : `The front page answered ${page.status}.`,
      code === 0 ? '' : `The server ended with ${code}.`,
    ]
    const [{ Size: size = 0 } = {}] = JSON.parse(
      execFileSync('podman', ['image', 'inspect', `localhost/${image}`], { encoding: 'utf8' }),
    ) as { Size?: number }[]
    return { figures: `${Math.round(size / 1e6)} MB`, broken: broken.filter(Boolean) }
  },
}
