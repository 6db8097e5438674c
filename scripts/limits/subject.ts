const limit = 65
const form = /^(feat|fix|perf|refactor|test|docs|build)(\([a-z-]+\))?: \S/

/** What is wrong with the first line of a commit's message. */
export function subjectProblem(subject: string): string | undefined {
  if (subject.length > limit) return `“${subject}” has ${subject.length} characters, ${limit} are the most`
  return form.test(subject) ? undefined : `“${subject}” is not of the form type(scope): what it does`
}
