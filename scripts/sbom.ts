import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

// The product's packages (CycloneDX), to look up whether a vulnerability concerns it.
const list = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 ** 2,
  stdio: ['ignore', 'pipe', 'ignore'],
})
const { components } = JSON.parse(list)
if (!Array.isArray(components) || components.length === 0) throw new Error('The list of packages is empty.')
writeFileSync('build/sbom.cdx.json', list)
