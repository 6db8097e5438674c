import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { openMetrics } from './open-metrics.ts'

const deploy = join(import.meta.dirname, '../../../deploy')
const operations = join(import.meta.dirname, '../../../docs/operations.md')

/** Of Node itself: for whoever looks for something in particular. */
const inNoPanel = [
  ...['process_cpu_user_seconds_total', 'process_cpu_system_seconds_total', 'process_heap_bytes'],
  ...['process_virtual_memory_bytes', 'nodejs_version_info', 'nodejs_heap_size_total_bytes'],
  ...['', '_min', '_max', '_mean', '_stddev', '_p50', '_p90'].map(
    (each) => `nodejs_eventloop_lag${each}_seconds`,
  ),
  ...['used', 'total', 'available'].map((each) => `nodejs_heap_space_size_${each}_bytes`),
  ...['resources', 'handles', 'requests'].flatMap((each) => [
    `nodejs_active_${each}`,
    `nodejs_active_${each}_total`,
  ]),
]

let opening: ReturnType<typeof openMetrics> | undefined
const testApp = openTestApp(
  {},
  {
    routes: (app) => {
      const database = { pools: { requests: testApp.pool }, replicaBehindMs: () => 0 }
      opening = openMetrics(app, database, { port: 0, host: '127.0.0.1' })
    },
  },
)
afterAll(async () => (await opening)?.close())

async function exportedNames() {
  const text = await (await fetch(`http://127.0.0.1:${(await opening)?.port}/metrics`)).text()
  return [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
}

type Dashboard = { panels: { targets?: { expr: string }[] }[]; templating: object }

async function watchedNames() {
  const dashboard: Dashboard = JSON.parse(await readFile(join(deploy, 'grafana/vanij.json'), 'utf8'))
  const panels = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  const texts = [...panels, JSON.stringify(dashboard.templating), await readAlerts()]
  return new Set(texts.join('\n').match(/\b(?:vanij|process|nodejs)_\w+/g))
}
const readAlerts = () => readFile(join(deploy, 'prometheus/alerts.yml'), 'utf8')

const metricOf = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '')

test('every metric that a panel or an alert names is there', async () => {
  const there = new Set(await exportedNames())
  expect([...(await watchedNames())].filter((name) => !there.has(name))).toEqual([])
})

test('every metric that is there is seen in a panel or an alert, or listed as for a closer look', async () => {
  const watched = new Set([...(await watchedNames())].map(metricOf))
  const names = new Set((await exportedNames()).map(metricOf))
  expect([...names].filter((name) => !watched.has(name)).sort()).toEqual([...inNoPanel].sort())
})

test('every alert has its lines in the operations: what it means and what to do', async () => {
  const alerts = [...(await readAlerts()).matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  const described = [...(await readFile(operations, 'utf8')).matchAll(/^\| `(Vanij\w+)` \|/gm)]
  expect(alerts.length).toBeGreaterThan(10)
  expect(described.map(([, name]) => name)).toEqual(alerts)
})
