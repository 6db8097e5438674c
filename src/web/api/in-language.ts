import { type Api, ApiError, type Send } from '#contract/client.ts'
import type { Sentence } from '#contract/texts/sentences.ts'

type Named = Pick<Sentence, 'name' | 'parameters'>
type Say = (sentence: Named) => string | undefined

/** Where an answer has its English text, beside `sentence`. */
const textFields = ['content', 'message', 'problem', 'text', 'device']

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'name' in value && 'parameters' in value

/** The same answer with every sentence said anew. */
export function withSentences<Answer>(answer: Answer, say: Say): Answer
export function withSentences(answer: unknown, say: Say): unknown {
  if (Array.isArray(answer)) return answer.map((each) => withSentences(each, say))
  if (typeof answer !== 'object' || answer === null) return answer
  const fields = Object.entries(answer).map(([name, value]) => [name, withSentences(value, say)] as const)
  return { ...Object.fromEntries(fields), ...ownTextOf(answer, say) }
}

function ownTextOf(answer: object, say: Say) {
  const sentence = 'sentence' in answer ? answer.sentence : undefined
  const field = textFields.find((name) => name in answer)
  const text = isNamed(sentence) && say(sentence)
  return field && text ? { [field]: text } : {}
}

/** Where the dictionaries cannot be fetched, English is better than nothing. */
const loadSay = (): Promise<Say> =>
  import('./server-sentences.ts').then(
    ({ say }) => say,
    () => () => undefined,
  )

/** What the server says in English, in the language of this build. */
export const inLanguage = async <Answer>(answer: Answer): Promise<Answer> =>
  withSentences(answer, await loadSay())

/** The dictionaries come with the first answer that says something. */
export const sendInLanguage =
  (send: Send): Send =>
  async (path, request) => {
    const answer = await send(path, request)
    const text = await answer.text()
    const isSaying = text.startsWith('{') && text.includes('"sentence":')
    const own = isSaying ? JSON.stringify(await inLanguage(JSON.parse(text))) : text
    return { ok: answer.ok, status: answer.status, text: async () => own }
  }

/** The same of a page that is rendered by the server, where no answer is text and only refusals say something. */
export const apiInLanguage =
  (api: Api): Api =>
  async (endpoint, draft, ...options) => {
    try {
      return await api(endpoint, draft, ...options)
    } catch (error) {
      if (!(error instanceof ApiError && error.sentence)) throw error
      const text = (await loadSay())(error.sentence) ?? error.message
      throw new ApiError(error.status, text, { code: error.code, field: error.field })
    }
  }
