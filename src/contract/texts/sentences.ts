type Parameter =
  | string
  | number
  | boolean
  | null
  | readonly Parameter[]
  | { readonly [name: string]: Parameter }
type SentenceParameters = Readonly<Record<string, Parameter>>

/** What a person reads, in English, with the name and the parameters by which another language says it. */
export type Sentence = {
  /** The dictionary and the text in it: 'orders.onlyLeft'. */
  readonly name: string
  readonly parameters: SentenceParameters
  readonly content: string
}

type Texts = Readonly<Record<string, string | ((parameters: never) => string)>>

type Sentences<T extends Texts> = {
  readonly [Key in keyof T]: T[Key] extends (parameters: infer P) => string
    ? (parameters: P) => Sentence
    : Sentence
}

/** What another language has to write of the same dictionary. */
export type TextsOf<Dictionary> = {
  readonly [Key in keyof Dictionary]: Dictionary[Key] extends (parameters: infer P) => Sentence
    ? (parameters: P) => string
    : string
}

/** The English dictionary of a feature, whose texts keep their names; its type is what other languages have to say. */
/* @__NO_SIDE_EFFECTS__ */
export function sentences<const T extends Texts>(feature: string, texts: T): Sentences<T> {
  const named = Object.entries(texts).map(([key, text]) => {
    const name = `${feature}.${key}`
    if (typeof text === 'string') return [key, { name, parameters: {}, content: text }]
    return [key, (parameters: never) => ({ name, parameters, content: text(parameters) })]
  })
  return Object.fromEntries(named)
}
