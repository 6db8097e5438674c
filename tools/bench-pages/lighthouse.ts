import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export type Report = {
  readonly scores: Readonly<Record<Category, number>>
  readonly metrics: Readonly<Record<string, string>>
  /** The audits that cost points, with Lighthouse's explanation. */
  readonly findings: readonly string[]
}

type Audit = { id: string; title: string; score: number | null; displayValue?: string }
type Raw = {
  runtimeError?: { message: string }
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

const shownMetrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
}

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
]

/** Runs Lighthouse through npx: it is larger than all dependencies of the project. */
export async function runLighthouse(url: string, folder: string, chromium: string): Promise<Report> {
  const output = join(folder, 'report.json')
  const args = [
    ...['--yes', 'lighthouse@13.5.0', url, '--quiet', '--output=json', `--output-path=${output}`],
    ...[`--only-categories=${categories.join(',')}`, `--chrome-flags=${flags.join(' ')}`],
  ]
  const child = spawn('npx', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: chromium },
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} at ${url}`)
  return toReport(JSON.parse(await readFile(output, 'utf8')))
}

function toReport({ runtimeError, categories: all, audits }: Raw): Report {
  if (runtimeError) throw new Error(runtimeError.message)
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((all[name].score ?? 0) * 100)]),
  )
  const metrics = Object.entries(shownMetrics).map(([name, id]) => [name, audits[id]?.displayValue ?? '–'])
  const weighed = categories.flatMap((name) => all[name].auditRefs.filter(({ weight }) => weight > 0))
  const findings = weighed.flatMap(({ id }) => {
    const audit = audits[id]
    return audit && audit.score !== null && audit.score < 0.9
      ? [`${audit.title} ${audit.displayValue ?? ''}`]
      : []
  })
  return {
    scores: scores as Report['scores'],
    metrics: Object.fromEntries(metrics),
    findings: [...new Set(findings)],
  }
}
