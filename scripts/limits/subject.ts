const limit = 65
const form = /^(feat|fix|perf|refactor|test|docs|build)(\([a-z-]+\))?: \S/

/** The problems in the first line of a commit message. */
export function subjectProblem(subject: string): string | undefined {
  if (subject.length > limit) return `“${subject}” has ${subject.length} characters, ${limit} are the most`
  return form.test(subject) ? undefined : `“${subject}” is not of the form type(scope): what it does`
}
