import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { megabytesOfPages } from './postgres-memory.ts'

const gigabytes = (count: number) => count * 1_024 ** 3

async function aCluster(...files: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'base', '5'), { recursive: true })
  for (const file of files) await writeFile(join(folder, 'base', '5', file), '')
  return folder
}

test('a market of usual size gets the usual memory, however much there is', async () => {
  const folder = await aCluster('16384', '16384_fsm', '2619')
  expect(await megabytesOfPages(folder, gigabytes(64))).toBe(256)
})

test('tables of several gigabytes are kept in memory', async () => {
  const folder = await aCluster('16384', '16384.1', '16384.2')
  expect(await megabytesOfPages(folder, gigabytes(64))).toBe(3 * 1_024)
})

test('three quarters of the memory are left to everything else', async () => {
  const folder = await aCluster('16384', '16384.1', '16384.2')
  expect(await megabytesOfPages(folder, gigabytes(8))).toBe(2 * 1_024)
  expect(await megabytesOfPages(folder, gigabytes(0.5))).toBe(256)
})
