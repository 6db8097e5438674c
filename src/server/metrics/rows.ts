import { Counter, type Metric, type Registry } from 'prom-client'

/*
 * prom-client makes a text of the labels at each count and looks for its row by that, which costs more than a small
 * request may. Here whoever counts keeps its row, and prom-client shows what the rows hold.
 */

type Labels = Readonly<Record<string, string>>
type About = {
  readonly name: string
  readonly help: string
  readonly labelNames: readonly string[]
  readonly registry: Registry
}

/** Finds or makes the one row of these values of the labels, in their order. */
function rowsBy<Row>(names: readonly string[], make: (labels: Labels) => Row) {
  const rows = new Map<string, Row>()
  return {
    of(...values: readonly string[]): Row {
      const key = values.join(' ')
      const row =
        rows.get(key) ?? make(Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])))
      rows.set(key, row)
      return row
    },
    all: () => [...rows.values()],
  }
}

export function createCounter({ name, help, labelNames, registry }: About) {
  const rows = rowsBy(labelNames, (labels) => ({ labels, count: 0 }))
  new Counter({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect() {
      this.reset()
      for (const { labels, count } of rows.all()) this.inc(labels, count)
    },
  })
  return rows
}

function createRow(labels: Labels, buckets: readonly number[]) {
  const counts = Array.from({ length: buckets.length + 1 }, () => 0)
  return {
    labels,
    counts,
    sum: 0,
    observe(value: number) {
      const index = buckets.findIndex((bound) => value <= bound)
      const place = index < 0 ? buckets.length : index
      counts[place] = (counts[place] ?? 0) + 1
      this.sum += value
    },
  }
}

export function createHistogram({ name, help, labelNames, registry, buckets }: About & Buckets) {
  const rows = rowsBy(labelNames, (labels) => createRow(labels, buckets))
  const valuesOf = ({ labels, counts, sum }: ReturnType<typeof createRow>) => {
    let count = 0
    const bounds = counts.map((own, index) => {
      count += own
      const labelsHere = { ...labels, le: buckets[index] ?? '+Inf' }
      return { metricName: `${name}_bucket`, labels: labelsHere, value: count }
    })
    return [
      ...bounds,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: count },
    ]
  }
  const get = async () => ({
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    values: rows.all().flatMap(valuesOf),
  })
  // All that a registry asks of a metric.
  registry.registerMetric({ name, get } as unknown as Metric)
  return rows
}
type Buckets = { readonly buckets: readonly number[] }
