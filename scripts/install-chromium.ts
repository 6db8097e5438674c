import { aptInstall, findChromium, findProgram } from './programs.ts'

if (!findChromium()) {
  console.log('Installing Chromium for the browser tests.')
  const { failure = 'apt brought none that is on the PATH.' } = aptInstall('chromium')
  if (!findChromium()) {
    console.error(`The browser tests need Chromium. ${failure}`)
    process.exit(1)
  }
}

// Distributions without this package run the tests in the full browser, a little slower.
if (!process.env.CHROMIUM && !findProgram('chromium-headless-shell')) aptInstall('chromium-headless-shell')
