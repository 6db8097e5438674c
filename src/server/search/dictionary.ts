import { distance } from './distance.ts'
import { englishKeys, heardIn, keysOf, misfitOf } from './english-sounds.ts'
import { fold } from './fold.ts'
import { isNear, nearestOf } from './near.ts'
import { toLatin } from './to-latin.ts'

/**
 * The parts of a product that contain words, best first: head of the name, name, specs, category, seller,
 * description.
 */
export const places = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** Marks the word for the thing itself, which is also in the head: a 'mobile cover' is a cover. */
export const nounMark = 'n'
const nounPlace = places.length

/** How often a word occurs in each part, as shares of all products. */
type Shares = readonly number[]

/** How much worse another English word may fit the same sound. */
const asGood = 0.16
/** How many similar-looking words are compared letter by letter. */
const compared = 60
/** A word that occurs only in descriptions or names of sellers is more likely a mistake than a correction. */
const trusted = 4

const trigramsOf = (sound: string) => {
  const padded = `  ${sound} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)))
}

/** The words of the market in memory: how frequent each is, and indexes for words that sound or look like it. */
export class Dictionary {
  readonly products: number
  /** How often it has learnt something: a request that was read before that may have to be read again. */
  changes = 0
  readonly #shares = new Map<string, number[]>()
  readonly #bySound = new Map<string, string[]>()
  readonly #byTrigram = new Map<string, string[]>()
  readonly #byDeletion = new Map<string, string[]>()
  readonly #byEnglish = new Map<string, string[]>()
  #sorted: string[] | undefined

  constructor(products: number) {
    this.products = products
  }

  get size() {
    return this.#shares.size
  }

  /** Parses a word as the database stores it: the letter of its part, then the word; ignores other entries. */
  learn(lexeme: string, share: number) {
    const isNoun = lexeme.startsWith(nounMark)
    const place = isNoun ? nounPlace : lexeme.charCodeAt(0) - 97
    if (!isNoun && place >= places.length) return
    const word = lexeme.slice(1)
    const shares = this.#shares.get(word) ?? this.#enter(word)
    if ((shares[place] ?? 0) >= share) return
    shares[place] = share
    this.changes += 1
  }

  #enter(word: string): number[] {
    const shares = places.map(() => 0)
    this.#shares.set(word, shares)
    this.#sorted = undefined
    this.changes += 1
    const sound = fold(word)
    if (sound === '' || /[0-9]/.test(word)) return shares
    push(this.#bySound, sound, word)
    for (const trigram of trigramsOf(sound)) push(this.#byTrigram, trigram, word)
    for (const rest of deletionsOf(word)) push(this.#byDeletion, rest, word)
    for (const key of englishKeys(word)) push(this.#byEnglish, key, word)
    return shares
  }

  knows(word: string) {
    return this.#shares.has(word)
  }

  /** Whether it has met the word in this very part: the letter of the part, then the word. */
  knowsLexeme(lexeme: string) {
    const place = lexeme.startsWith(nounMark) ? nounPlace : lexeme.charCodeAt(0) - 97
    return (this.#shares.get(lexeme.slice(1))?.[place] ?? 0) > 0
  }

  /** The share of products that have this word in one of the best parts. */
  shareOf(word: string, placeCount: number = places.length): number {
    return sum(this.#shares.get(word), placeCount)
  }

  /** Whether names, specifications or categories have it. */
  isTrusted(word: string) {
    return this.shareOf(word, trusted) > 0
  }

  /** The share of products that are such a thing. */
  shareAsNoun(word: string): number {
    return this.#shares.get(word)?.[nounPlace] ?? 0
  }

  shareOfBeginning(beginning: string, placeCount: number = places.length): number {
    return this.beginningWith(beginning).reduce((all, word) => all + this.shareOf(word, placeCount), 0)
  }

  /** Words that begin like this, the most frequent first. */
  beginningWith(beginning: string): string[] {
    this.#sorted ??= [...this.#shares.keys()].sort()
    const words: string[] = []
    for (let index = this.#firstFrom(this.#sorted, beginning); index < this.#sorted.length; index += 1) {
      const word = this.#sorted[index]
      if (!word?.startsWith(beginning)) break
      words.push(word)
    }
    return words.sort((one, other) => this.shareOf(other) - this.shareOf(one))
  }

  #firstFrom(sorted: readonly string[], word: string): number {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Words of the market that sound the same and have the most similar spelling, the most frequent first. */
  soundingLike(word: string): readonly string[] {
    const sound = fold(word)
    const words = nearestOf(word, this.#bySound.get(sound) ?? [], (known) => known)
    // Half of the dictionary shares so short a sound: 'shoo' and 'SHU'.
    const alike = sound.length < 3 ? words.filter((known) => isNear(toLatin(word), known)) : words
    return alike.sort((one, other) => this.shareOf(other, trusted) - this.shareOf(one, trusted))
  }

  /** The English words of the market that a word in an Indian script writes by their sound, the best first. */
  heardAs(word: string): readonly string[] {
    const heard = heardIn(word)
    const alike = new Set(keysOf(heard).flatMap((key) => this.#byEnglish.get(key) ?? []))
    const fitting = [...alike]
      .sort((one, other) => this.shareOf(other, trusted) - this.shareOf(one, trusted))
      .slice(0, compared)
      .flatMap((known) => {
        const misfit = misfitOf(heard, known)
        return misfit === undefined ? [] : [{ known, misfit: misfit + (this.isTrusted(known) ? 0 : asGood) }]
      })
      .sort((one, other) => one.misfit - other.misfit)
    const [best] = fitting
    return best ? fitting.filter(({ misfit }) => misfit < best.misfit + asGood).map(({ known }) => known) : []
  }

  /** The word of the market that probably was intended; undefined if none is similar. */
  nearest(word: string): string | undefined {
    const [sound, latin] = [fold(word), toLatin(word)]
    if (latin.length < 3 || /[0-9]/.test(word)) return undefined
    let best: { word: string; cost: number } | undefined
    for (const candidate of [...this.#lookalikes(sound), ...this.#oneLetterFrom(latin)]) {
      if (!isNear(latin, candidate) || (latin.length === 3 && !isHurried(latin, candidate))) continue
      const cost = this.#costOf(candidate, latin, sound)
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { word: candidate, cost }
    }
    return best?.word
  }

  #lookalikes(sound: string): string[] {
    const shared = new Map<string, number>()
    const trigrams = trigramsOf(sound)
    for (const trigram of trigrams)
      for (const word of this.#byTrigram.get(trigram) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1)
    return [...shared]
      .sort(([one, matches], [other, others]) => others - matches || one.length - other.length)
      .slice(0, compared)
      .map(([word]) => word)
  }

  /** Short words share too few trigrams with their misspellings: 'vlave' and 'valve' share none. */
  #oneLetterFrom(word: string): readonly string[] {
    return deletionsOf(word).flatMap((rest) => this.#byDeletion.get(rest) ?? [])
  }

  /** The number of letters to change, slightly less for words that sound alike, begin alike or are frequent. */
  #costOf(candidate: string, word: string, sound: string): number {
    if (this.shareOf(candidate, trusted) === 0) return Number.POSITIVE_INFINITY
    const letters = distance(candidate, word)
    const sounds = distance(fold(candidate), sound) + 0.5
    const begins = candidate[0] === word[0] ? 0 : 0.4
    const rare = 0.3 / (1 + Math.log1p(this.shareOf(candidate, trusted) * this.products))
    const hurried = isLeftOutOf(word, candidate) ? -0.4 : 0
    return Math.min(letters, sounds) + begins + rare + hurried
  }
}

const longestByDeletion = 6

/**
 * A short word and its variants without each of its letters: two words that share one of these are one mistake apart.
 */
const deletionsOf = (word: string): readonly string[] =>
  word.length > longestByDeletion
    ? []
    : [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))]

const push = (index: Map<string, string[]>, key: string, word: string) => {
  const words = index.get(key)
  if (words) words.push(word)
  else index.set(key, [word])
}

const sum = (shares: Shares | undefined, placeCount: number) => {
  let all = 0
  for (let place = 0; place < placeCount; place += 1) all += shares?.[place] ?? 0
  return all
}

/** With three letters every other word is one letter away, so the letters must be the same, plus perhaps more. */
const isHurried = (word: string, whole: string) =>
  isLeftOutOf(word, whole) || [...word].sort().join('') === [...whole].sort().join('')

/** Whether a word is another one with some letters left out, as in hurried typing. */
const isLeftOutOf = (word: string, whole: string) => {
  let matched = 0
  for (const letter of whole) if (letter === word[matched]) matched += 1
  return matched === word.length
}
