import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../../scripts/programs.ts'

/*
 * `npm run check:alerts`: what Prometheus itself says of the files in deploy: configuration, alerts, their tests, and
 * the questions of the dashboard. It needs `promtool`, of the package `prometheus` of Debian and Ubuntu.
 */
const deploy = join(import.meta.dirname, '../../deploy')
if (!findProgram('promtool')) {
  console.error('promtool is missing. Please install it: sudo apt-get install prometheus (Debian, Ubuntu).')
  process.exit(1)
}
const promtool = (...words: readonly string[]) =>
  execFileSync('promtool', words, { cwd: join(deploy, 'prometheus'), stdio: 'inherit' })

type Dashboard = { readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[] }

/** As rules, since promtool reads no dashboards; variables of Grafana stand for any text. */
function rulesOf(dashboard: Dashboard) {
  const questions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  const rules = questions.map((expr, index) => ({
    record: `question_${index}`,
    expr: expr.replaceAll('$__rate_interval', '5m').replaceAll(/\$\w+/g, 'any'),
  }))
  return JSON.stringify({ groups: [{ name: 'dashboard', rules }] })
}

const folder = mkdtempSync(join(tmpdir(), 'vanij-alerts-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const questions = join(folder, 'dashboard.yml')
writeFileSync(questions, rulesOf(JSON.parse(readFileSync(join(deploy, 'grafana/vanij.json'), 'utf8'))))

promtool('check', 'config', 'prometheus.yml')
promtool('check', 'rules', 'alerts.yml', questions)
promtool('test', 'rules', 'alerts.test.yml')
