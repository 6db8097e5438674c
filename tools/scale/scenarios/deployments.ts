import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Host } from '#tools/scale/host/host.ts'
import type { Scenario } from '#tools/scale/scenario.ts'
import { shipped, withVariables } from '#tools/scale/services/shipped.ts'
import { type Manifest, manifests } from '../../../scripts/deployments.ts'
import { aptInstall, findProgram } from '../../../scripts/programs.ts'

/** Runs it to its end; what it says against a file is the error. */
function run(program: string, args: readonly string[], options: ExecFileSyncOptions = {}): string {
  try {
    return String(execFileSync(program, args, { stdio: 'pipe', ...options }))
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer }
    throw new Error(`${program}: ${stdout ?? ''}${stderr ?? error}`.trim())
  }
}

/** A unit may do so little that systemd calls it safe: 2.0 of 10. */
async function checkUnits(host: Host) {
  if (!findProgram('systemd-analyze')) aptInstall('systemd')
  const folder = host.folder('units')
  for (const unit of readdirSync('deploy/systemd').filter((name) => name.endsWith('.service'))) {
    host.write(folder, unit, shipped(`systemd/${unit}`, { '/opt/vanij': resolve('.') }))
    const file = join(folder.outside, unit)
    run('systemd-analyze', ['verify', '--man=no', file])
    run('systemd-analyze', ['security', '--offline=true', '--threshold=20', file])
  }
}

async function checkCompose(host: Host) {
  const folder = host.folder('compose')
  const file = host.write(folder, 'compose.yaml', shipped('compose.yaml'))
  const settings = { POSTGRES_PASSWORD: 'x', SECRET_KEY: 'x', PUBLIC_URL: 'https://market.example' }
  const answer = host.run(
    folder,
    withVariables(settings, 'docker-compose', '-f', file, 'config', '--format', 'json'),
  )
  const services = Object.keys((JSON.parse(answer) as { services: object }).services)
  if (services.length !== 6) throw new Error(`Compose sees ${services.join(', ')}.`)
}

const models = 'kubernetes-models@5.1.0'

/** The types of the API as somebody publishes them, fetched once; they are no dependency of the product. */
function modelsFolder(): string {
  const folder = resolve('data/scale/kubernetes')
  if (existsSync(join(folder, 'node_modules/kubernetes-models'))) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  run('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', models])
  return folder
}

type Typed = Manifest & { readonly apiVersion?: string }

/** What TypeScript says of them: it knows missing, wrong and unknown fields. */
function objectionsTo(all: readonly Typed[], folder: string): string {
  const types = all.map(({ apiVersion, kind }) => `import('kubernetes-models/${apiVersion}').I${kind}`)
  const lines = all.map(
    (manifest, index) => `export const m${index} = ${JSON.stringify(manifest)} satisfies ${types[index]}\n`,
  )
  writeFileSync(join(folder, 'manifests.ts'), lines.join(''))
  const options = [
    '--ignoreConfig',
    '--strict',
    '--noEmit',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--types',
    '',
  ]
  try {
    run(resolve('node_modules/.bin/tsc'), [...options, 'manifests.ts'], { cwd: folder })
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

async function checkManifests() {
  const folder = modelsFolder()
  const all = manifests()
  const objections = objectionsTo(all, folder)
  if (objections) throw new Error(objections)
  const deployment = all.find(({ kind }) => kind === 'Deployment')
  const spec = { ...(deployment?.spec as object), replica: 3 }
  if (!objectionsTo([{ ...deployment, kind: 'Deployment', spec }], folder).includes('"replica"'))
    throw new Error('An unknown field of a manifest is not noticed.')
}

const checks: Readonly<Record<string, (host: Host) => Promise<void>>> = {
  'units of systemd': checkUnits,
  Compose: checkCompose,
  'manifests of Kubernetes': checkManifests,
}

export const deployments: Scenario = {
  name: 'deployments',
  sentence: 'the programs that read units, Compose and manifests find nothing wrong in them',
  passesWhen: 'none objects',
  async run(host) {
    const broken: string[] = []
    for (const [name, check] of Object.entries(checks))
      await check(host).catch((error: Error) => broken.push(`${name}: ${error.message}`))
    return {
      figures: `${Object.keys(checks).length - broken.length} of ${Object.keys(checks).length} kinds`,
      broken,
    }
  },
}
