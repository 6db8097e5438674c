import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { http } from '#contract/texts/http.ts'
import type { PageSource } from '#server/http/pages.ts'
import { pagesFrom } from './page-client.ts'

const times = { answerMs: 100, againForMs: 100 }
const page = new URL('http://market.example/')
const read = async (source: PageSource) => source(page, 'identity')
const takesLong = { status: 503, sentence: http.pageTakesLong }
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-pages-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('while nobody makes pages a visitor is told to come again, and not that the market closes', async () => {
  const source = pagesFrom(join(folder, 'nobody'), times)
  await expect(read(source)).rejects.toMatchObject(takesLong)
})

test('so is a visitor whose page does not come in time', async () => {
  const path = join(folder, 'busy')
  const server = createServer(() => {}).listen(path)
  await once(server, 'listening')
  await expect(read(pagesFrom(path, times))).rejects.toMatchObject(takesLong)
  server.closeAllConnections()
  server.close()
})
