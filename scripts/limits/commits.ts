import { execFileSync } from 'node:child_process'
import { subjectProblem } from './subject.ts'

/** The rule is looked after since this commit; what is older stays as it was written. */
const since = 'bd161feca4b82d77c38f852d1b209fbf5e079191'

const subjects = execFileSync('git', ['log', '--no-merges', '--format=%s', `${since}..HEAD`], {
  encoding: 'utf8',
})
const wrong = subjects.split('\n').flatMap((subject) => (subject ? (subjectProblem(subject) ?? []) : []))
for (const sentence of wrong) console.error(sentence)
if (wrong.length > 0) process.exitCode = 1
