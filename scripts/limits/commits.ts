import { execFileSync } from 'node:child_process'
import { subjectProblem } from './subject.ts'

/** The check starts after this commit; older subjects stay as they are. */
const since = '2be74df3e965d0e44403d35712f5e13797023a59'

const subjects = execFileSync('git', ['log', '--no-merges', '--format=%s', `${since}..HEAD`], {
  encoding: 'utf8',
})
const wrong = subjects.split('\n').flatMap((subject) => (subject ? (subjectProblem(subject) ?? []) : []))
for (const sentence of wrong) console.error(sentence)
if (wrong.length > 0) process.exitCode = 1
