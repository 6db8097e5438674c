import '#server/node-env.ts'
import { checks } from '#server/doctor/checks.ts'
import { examine, reportOf } from '#server/doctor/examine.ts'
import { subjectOf } from '#server/doctor/subject.ts'
import { findProblems, writtenEnv } from '#server/env.ts'

/** `npm run doctor`: looks at everything that the environment names, whether the server runs or not, and changes nothing. */
async function look() {
  const written = writtenEnv()
  const problems = findProblems(written)
  // What cannot be understood cannot be looked at.
  if (problems.length > 0) return reportOf([{ name: 'environment', findings: problems }])
  return reportOf(await examine(subjectOf(written), checks))
}

try {
  const { text, exitCode } = await look()
  process.stdout.write(`${text}\n`)
  process.exitCode = exitCode
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
