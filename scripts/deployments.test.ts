import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseEnv, variables } from '#server/env.ts'
import { limits } from '#server/limits.ts'
import { assignedIn, compose, manifests, settingsIn, withDefaults } from './deployments.ts'

/** What `deploy/` says of Vanij is true of this Vanij; that its files work is for `npm run test:scale`. */

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')
const key = 'A'.repeat(43)
/** Of Node and of the C library, and what other programs read. */
const others = /^(NODE_ENV|MALLOC_ARENA_MAX|BUILD_BASE|HAPROXY_IMAGE|(POSTGRES|PATRONI|ETCD|VANIJ|AF)_\w+)$/

const ofKubernetes = () =>
  Object.assign({}, ...manifests().map(({ data, stringData }) => ({ ...data, ...stringData })))
const places: Readonly<Record<string, () => Record<string, string>>> = {
  'systemd/vanij.env': () => settingsIn('systemd/vanij.env', { commented: true }),
  'systemd/vanij@.service': () => assignedIn('systemd/vanij@.service'),
  'systemd/vanij-migrate.service': () => assignedIn('systemd/vanij-migrate.service'),
  Containerfile: () => assignedIn('Containerfile'),
  'compose.yaml': () => ({
    ...withDefaults(compose().services.vanij1?.environment ?? {}),
    PUBLIC_URL: 'https://market.example',
  }),
  'kubernetes/settings.yaml': ofKubernetes,
}
const known = new Set(Object.keys(variables.shape))
const unknownOf = (names: readonly string[]) => names.filter((name) => !known.has(name) && !others.test(name))

describe.each(Object.entries(places))('deploy/%s', (_, settings) => {
  test('names variables that Vanij reads', () => {
    expect(Object.keys(settings()).length).toBeGreaterThan(1)
    expect(unknownOf(Object.keys(settings()))).toEqual([])
  })

  test('gives them values that it takes', () => {
    const values = Object.entries({ ...settings(), SECRET_KEY: key })
    // What systemd fills in.
    const filled = values.map(([name, value]) => [name, String(value).replace('%i', '3000')])
    expect(() => parseEnv(Object.fromEntries(filled))).not.toThrow()
  })
})

test('a name that Vanij does not read is noticed', () => {
  expect(unknownOf(['DATABASE_URI', 'DRAIN_WAIT', 'PORT', 'PATRONI_NAME'])).toEqual([
    'DATABASE_URI',
    'DRAIN_WAIT',
  ])
})

test('what the files and their notes call a variable is one', () => {
  const files = globSync(['*', 'systemd/*', 'database/*', 'kubernetes/*'], { cwd: 'deploy' }).filter((file) =>
    /\.|file$/.test(file),
  )
  const names = files.flatMap((file) =>
    [...read(file).matchAll(/\b[A-Z]+(?:_[A-Z\d]+)+\b(?==|:)/g)].map(([name]) => name),
  )
  expect(names).toContain('DRAIN_WAIT_MS')
  expect(unknownOf(names)).toEqual([])
})

const together = [
  ['systemd', places['systemd/vanij.env']],
  ['Compose', places['compose.yaml']],
  ['Kubernetes', places['kubernetes/settings.yaml']],
] as const

test.each(together)(
  '%s starts processes that know of each other, and migrates apart from them',
  (_, settings) => {
    const env = parseEnv({ ...settings?.(), SECRET_KEY: key })
    expect(env).toMatchObject({ several: true, migrate: false, demo: false, proxies: 1 })
    expect(env.drainWaitMs).toBeGreaterThanOrEqual(1_000)
  },
)

test('every way starts the server with the memory of npm start', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  const options = scripts.start.match(/--[\w-]+=\d+/g) ?? []
  expect(options).toHaveLength(3)
  for (const file of ['systemd/vanij@.service', 'Containerfile'])
    for (const option of options) expect(read(file), file).toContain(option)
})

test('the files that are run are there', () => {
  const files = [
    'systemd/vanij@.service',
    'systemd/vanij-migrate.service',
    'Containerfile',
    'compose.yaml',
    'kubernetes/migrate.yaml',
  ]
  const programs = files.flatMap((file) => read(file).match(/\bsrc\/[\w/-]+\.ts/g) ?? [])
  expect(new Set(programs)).toEqual(new Set(['src/server/main.ts', 'src/server/admin/migrate.ts']))
  expect(programs.filter((program) => !existsSync(program))).toEqual([])
})

test('all agree on the port of a process', () => {
  expect(read('Containerfile')).toContain('EXPOSE 3000')
  expect(assignedIn('Containerfile')).toMatchObject({ PORT: '3000', HOST: '0.0.0.0' })
  const ports = [
    ...read('kubernetes/vanij.yaml').matchAll(/name: http\n +containerPort: (\d+)/g),
    ...read('haproxy.cfg').matchAll(/VANIJ_\d \S+:(\d+)/g),
    ...read('nginx.conf').matchAll(/server [\d.]+:(\d+) /g),
    ...read('Caddyfile').matchAll(/reverse_proxy \S+:(\d+)/g),
    ...read('compose.yaml').matchAll(/VANIJ_\d: \S+:(\d+)/g),
    ...read('compose.yaml').matchAll(/127\.0\.0\.1:(\d+)\/readyz/g),
  ].map(([, port]) => port)
  expect(ports).toHaveLength(10)
  expect(new Set(ports)).toEqual(new Set(['3000']))
  const figures = read('kubernetes/vanij.yaml').match(/(?:name: metrics\n +containerPort|- port): 9464/g)
  expect(figures).toHaveLength(2)
  expect(ofKubernetes()).toMatchObject({ METRICS_PORT: '9464' })
})

test('who asks whether a process is ready asks where it answers', () => {
  const paths = ['haproxy.cfg', 'compose.yaml', 'kubernetes/vanij.yaml'].flatMap(
    (file) => read(file).match(/\/(?:readyz|healthz)\b/g) ?? [],
  )
  expect(new Set(paths)).toEqual(new Set(['/readyz', '/healthz']))
  const routes = readFileSync('src/server/http/health.ts', 'utf8')
  for (const path of paths) expect(routes).toContain(`'${path}'`)
})

test('the balancer turns away from a process while it says that it ends', () => {
  const [, between, questions] = read('haproxy.cfg').match(/check inter (\d+)ms fall (\d+)/) ?? []
  const { DRAIN_WAIT_MS } = settingsIn('systemd/vanij.env')
  expect(Number(DRAIN_WAIT_MS)).toBeGreaterThanOrEqual(Number(questions) * Number(between))
})

test('nobody is killed before it could have ended', () => {
  const ends = (wait: number) => wait + (limits.http.drain + 5_000)
  const [, unit] = read('systemd/vanij@.service').match(/TimeoutStopSec=(\d+)/) ?? []
  const [, service] = read('compose.yaml').match(/stop_grace_period: (\d+)s/) ?? []
  const [, pod] = read('kubernetes/vanij.yaml').match(/terminationGracePeriodSeconds: (\d+)/) ?? []
  for (const [place, seconds] of [
    [0, unit],
    [1, service],
    [2, pod],
  ] as const) {
    const env = parseEnv({ ...together[place][1]?.(), SECRET_KEY: key })
    expect(Number(seconds) * 1_000).toBeGreaterThan(ends(env.drainWaitMs))
  }
})

test('balancers let through what Vanij takes, and give idle connections up before it does', () => {
  expect(read('haproxy.cfg')).toMatch(/content-length\) gt 32505856/)
  expect(read('nginx.conf')).toContain('client_max_body_size 31m')
  expect(31 * 1024 ** 2).toBeGreaterThan(limits.body.pictures)
  const idle = [
    read('haproxy.cfg').match(/pool-purge-delay (\d+)s/),
    read('nginx.conf').match(/keepalive_timeout (\d+)s/),
    read('Caddyfile').match(/keepalive (\d+)s/),
  ].map((match) => Number(match?.[1]) * 1_000)
  expect(Math.max(...idle)).toBeLessThan(limits.http.keepAlive)
})
