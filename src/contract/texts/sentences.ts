type Parameter =
  | string
  | number
  | boolean
  | null
  | readonly Parameter[]
  | { readonly [name: string]: Parameter }
type SentenceParameters = Readonly<Record<string, Parameter>>

/** A text for people in English, with the name and parameters that other languages need. */
export type Sentence = {
  /** The dictionary and the name of the text: 'orders.onlyLeft'. */
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

/** What a translation of the same dictionary must contain. */
export type TextsOf<Dictionary> = {
  readonly [Key in keyof Dictionary]: Dictionary[Key] extends (parameters: infer P) => Sentence
    ? (parameters: P) => string
    : string
}

/** Declares a feature's English dictionary; its type is what translations must match. */
/* @__NO_SIDE_EFFECTS__ */
export function sentences<const T extends Texts>(feature: string, texts: T): Sentences<T> {
  const named = Object.entries(texts).map(([key, text]) => {
    const name = `${feature}.${key}`
    if (typeof text === 'string') return [key, { name, parameters: {}, content: text }]
    return [key, (parameters: never) => ({ name, parameters, content: text(parameters) })]
  })
  return Object.fromEntries(named)
}
