import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openBrowser, untilAlive } from '#e2e/support/browser.ts'
import { signalGroup, startVanij } from './running-server.ts'

const checkout = join(import.meta.dirname, '../..')
const parts = ['src', 'scripts', 'public', 'demo', 'package.json', 'tsconfig.json']
const command = 'node --conditions=development src/server/main.ts --dev --end-with-parent'

/** The sources in a folder of their own, so that the test changes nobody else's. */
async function copySources() {
  const folder = await mkdtemp(join(tmpdir(), 'vanij-dev-'))
  for (const part of [...parts, 'react-router.config.ts'])
    await cp(join(checkout, part), join(folder, part), { recursive: true })
  await symlink(join(checkout, 'node_modules'), join(folder, 'node_modules'))
  // Its packages stand outside of it.
  const config = await readFile(join(checkout, 'vite.config.ts'), 'utf8')
  const own = "defineConfig({ cacheDir: '.vite', server: { fs: { strict: false } },"
  await writeFile(join(folder, 'vite.config.ts'), config.replace('defineConfig({', own))
  return folder
}

test('in development a changed text shows in a page that stays open', async () => {
  const folder = await copySources()
  const server = await startVanij({ DATA_DIR: join(folder, 'data') }, command.split(' '), folder)
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(250_000)
    let isListening = false
    page.on('websocket', (socket) => {
      if (!socket.url().includes('socket.io')) socket.on('framereceived', () => (isListening = true))
    })
    await page.goto(new URL('/aboutus', server.url).href)
    await expect.poll(() => isListening, { timeout: 250_000 }).toBe(true)
    // React Router's own part of hot reload throws before there is a page to change.
    await untilAlive(page)
    const texts = join(folder, 'src/web/ui/ui-texts.ts')
    const former = await readFile(texts, 'utf8')
    await writeFile(texts, former.replace(/skipToContent: '.*'/, "skipToContent: 'To the changed content'"))
    await expect.poll(() => page.getByText('To the changed content').count(), { timeout: 250_000 }).toBe(1)
  } finally {
    await browser.close()
    signalGroup(server, 'SIGTERM')
    await server.ended()
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
})
