import type { DeliveryStatus } from '#contract/order.ts'
import type { Sentence } from '#contract/texts/sentences.ts'

/** A sentence, perhaps out of the database. */
type NamedText = Omit<Sentence, 'parameters'> & { readonly parameters: Readonly<Record<string, unknown>> }

/** What files of the server say in one language. */
export type Words = {
  readonly textOf: (sentence: NamedText) => string
  readonly statusName: (status: DeliveryStatus) => string
  /** How a spelling of a category is read. */
  readonly categoryWord: (word: string) => string
}

const english: Words = {
  textOf: ({ content }) => content,
  statusName: (status) => status,
  categoryWord: (word) => word,
}

/** What the web build of a language says; nothing of a sentence that it does not know. */
export type BuildWords = Omit<Words, 'textOf'> & {
  readonly say: (sentence: Omit<NamedText, 'content'>) => string | undefined
}

type Load = () => Promise<BuildWords>

/** The languages of the built pages, by code. English is always there, and what a language cannot say stays English. */
export class Languages {
  readonly #loads = new Map<string, Load>()

  add(code: string, load: Load) {
    this.#loads.set(code, load)
  }

  /** English for a code that has no build: another process may have one that this one does not. */
  async wordsIn(code: string): Promise<Words> {
    const load = this.#loads.get(code)
    return load ? wordsOf(await load()) : english
  }

  /** Of every language but English. */
  all(): Promise<readonly Words[]> {
    return Promise.all([...this.#loads.values()].map(async (load) => wordsOf(await load())))
  }
}

const wordsOf = ({ say, ...words }: BuildWords): Words => ({
  ...words,
  textOf: (sentence) => say(sentence) ?? sentence.content,
})
