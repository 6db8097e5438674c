import { globSync, readFileSync } from 'node:fs'
import { convertingRows } from './converting-rows.ts'
import { forbiddenDemoImports } from './demo-imports.ts'
import { brokenLayers, folderCircles, folderImports } from './folder-circles.ts'
import { crowdedFolders } from './folders.ts'
import { longFunctions } from './functions.ts'
import known from './known.json' with { type: 'json' }
import { tooNewForBrowsers } from './older-browsers.ts'
import { oddNames } from './plain-names.ts'
import { lacksRole, reachOfRules } from './roles.ts'
import { stopwatches } from './stopwatches.ts'

/**
 * The limits of CONTRIBUTING that biome does not measure. `known.json` names what is older than they are, and may
 * only get shorter.
 */
const files = globSync(['{src,scripts,tools,e2e}/**/*.*', '*.config.ts']).sort()

const sources = files
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const code = sources.filter(({ file }) => !file.startsWith('e2e/'))

const long = code
  .filter(({ file }) => !file.includes('.test.'))
  .flatMap(({ file, text }) =>
    longFunctions(file, text).map(({ name, line, lines, limit }) => ({
      key: `${file} ${name}`,
      message: `${file}:${line} ${name} has ${lines} lines, ${limit} are the limit: a name is missing`,
    })),
  )
const crowded = crowdedFolders(files).map(({ folder, count }) => ({
  key: folder,
  message: `${folder} has ${count} files, 40 are the limit: a room is missing`,
}))
const demoImports = code.flatMap(({ file, text }) =>
  forbiddenDemoImports(file, text).map(
    (way) => `${file} imports ${way}: the demo is imported through demo/demo.ts`,
  ),
)

const production = code.filter(({ file }) => !/\.test\.|\/testing\//.test(file))
const web = folderImports('src/web', production)
const circles = [...folderCircles(web), ...folderCircles(folderImports('src/server', production))]
const layers = [...circles.map((circle) => `folders in a circle: ${circle}`), ...brokenLayers(web)]

const roleless = code
  .filter(({ file }) => lacksRole(file))
  .map(({ file }) => ({
    key: file,
    message: `${file} does not say what it is for: name it *.rules.ts, *.service.ts, …`,
  }))
const reaching = code.flatMap(({ file, text }) =>
  reachOfRules(file, text).map((path) => `${file} imports ${path}: rules are given what they decide by`),
)

const odd = sources.flatMap(({ file, text }) =>
  oddNames(file, text).map(
    ({ name, line, better }) => `${file}:${line} ${name} is a name that says too little (${better})`,
  ),
)

const watches = sources.flatMap(({ file, text }) =>
  stopwatches(file, text).map(
    (line) => `${file}:${line} measures how long something takes: compare states or moments`,
  ),
)

const converting = code.flatMap(({ file, text }) =>
  convertingRows(file, text).map(
    (line) =>
      `${file}:${line} converts a value of a row, which only tests would see: say what PostgreSQL gives`,
  ),
)

const styles = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const tooNew = [...code, ...styles].flatMap(({ file, text }) =>
  tooNewForBrowsers(file, text).map((line) => `${file}:${line} older browsers stop there: say it without`),
)

const wrong = [
  ...differences(long, known.functions),
  ...differences(crowded, known.folders),
  ...differences(roleless, known.roles),
  ...reaching,
  ...odd,
  ...watches,
  ...converting,
  ...tooNew,
  ...demoImports,
  ...layers,
]
for (const sentence of wrong) console.error(sentence)
if (wrong.length > 0) process.exitCode = 1

function differences(excesses: readonly { key: string; message: string }[], names: readonly string[]) {
  const keys = excesses.map(({ key }) => key)
  return [
    ...excesses.filter(({ key }) => !names.includes(key)).map(({ message: sentence }) => sentence),
    ...names
      .filter((name) => !keys.includes(name))
      .map((name) => `${name} keeps its limit: take it out of known.json`),
  ]
}
