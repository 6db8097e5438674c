import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { aptInstall, findProgram } from '../programs.ts'
import { chromium109, chromium109Place } from './chromium-109.ts'

/** What `npm run test:browsers` drives, by the program that tells whether it is there. */
const packages = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }

const missing = Object.entries(packages).flatMap(([program, name]) => (findProgram(program) ? [] : [name]))
if (missing.length > 0) {
  console.log(`Installing ${missing.join(', ')} for the tests in other browsers.`)
  // One by one: Ubuntu has no package of Firefox. A browser that is not there has no test.
  for (const name of missing) {
    const { failure } = aptInstall(name)
    if (failure) console.error(`No test in the browser of ${name}: ${failure}`)
  }
}

if (!existsSync(chromium109)) installChromium109()

function installChromium109() {
  console.log('Installing Chromium 109 for the tests in other browsers.')
  mkdirSync(chromium109Place, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(import.meta.dirname, 'chromium-109', file), join(chromium109Place, file))
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['ci', ...quiet], { cwd: chromium109Place, stdio: 'inherit' })
  const packed = join(chromium109Place, 'node_modules/@sparticuz/chromium/bin/chromium.br')
  const unfinished = `${chromium109}.unfinished`
  writeFileSync(unfinished, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  renameSync(unfinished, chromium109)
}
