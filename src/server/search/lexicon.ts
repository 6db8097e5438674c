import { phrasesOf, type Synonym } from '#contract/content/synonyms.ts'
import { Dictionary } from './dictionary.ts'
import { distance } from './distance.ts'
import { firstSynonyms } from './first-synonyms.ts'
import { fold } from './fold.ts'
import { nearestOf } from './near.ts'
import { toLatin } from './to-latin.ts'
import { wordsOf } from './words.ts'

/** Words that must all occur. */
export type Phrase = readonly string[]

/** Filler words, which occur in no product or in too many. */
const fillers = new Set(
  wordsOf(
    `ka ki ke ko se wala wali wale vala vali vale chahiye chaiye chahie chaahiye bhav daam kimat keemat sasta saste
    price prices rate rates cost wholesale wholesaler supplier manufacturer dealer exporter near me best cheap buy online
    quality good i we my our want need looking require required please send give us shop business bulk order sale lot
    mujhe hume hamein apni apne dukan dukaan liye bhejo batao mil milega kaha kahan accha achha badhiya sabse kya aap hai hain ho bhejte bhejna karna sakte milta dikhao dijiye
    looking look am who can could you your me us any some this these that those there are was have has had get
    give tell know about contact also very nice new deal item product company market shopkeeper thanks hello hi sir madam ji
    bhai please kindly urgent urgently required before
    mera mere meri hamara hamare hamari ek ye yeh wo woh aur bhi tha thi par pe tak agar jo koi kuch lena leni lene dena
    का की के को वाला वाली वाले चाहिए भाव दाम कीमत`,
  ),
)

/** Removes filler words, unless nothing else is left. */
export function withoutFillers(words: Phrase): Phrase {
  const rest = words.filter((word) => !fillers.has(word))
  return rest.length > 0 ? rest : words
}

const keyOf = (words: Phrase) => words.join(' ')

const mostSounds = 5_000
const sounds = new Map<string, string>()

/** A request folds each of its words several times: alone and in each phrase. */
function soundOfWord(word: string): string {
  const known = sounds.get(word)
  if (known !== undefined) return known
  if (sounds.size >= mostSounds) sounds.clear()
  const sound = fold(word)
  sounds.set(word, sound)
  return sound
}

/** undefined for text that cannot be transliterated: other scripts and signs would all sound the same. */
function soundOf(words: Phrase): string | undefined {
  const sounds = words.map(soundOfWord)
  return sounds.length === 0 || sounds.includes('') ? undefined : sounds.join(' ')
}

/** A trade word as written, to distinguish those that sound the same. */
type SoundEntry = { readonly spelling: string; readonly meanings: readonly Phrase[] }

type Index = { readonly byWords: Map<string, Phrase[]>; readonly bySound: Map<string, SoundEntry[]> }

function add(index: Map<string, Phrase[]>, key: string, meanings: readonly Phrase[]) {
  const known = index.get(key) ?? []
  const further = meanings.filter((meaning) => !known.some((other) => keyOf(other) === keyOf(meaning)))
  index.set(key, [...known, ...further])
}

function enter({ byWords, bySound }: Index, { words, means, both_ways }: Synonym) {
  const phrases = phrasesOf(words).map(wordsOf).map(withoutFillers)
  if (both_ways) {
    const all = [...phrases, ...phrasesOf(means).map(wordsOf).map(withoutFillers)]
    for (const each of all) add(byWords, keyOf(each), all)
    return
  }
  const meanings = phrasesOf(means).map(wordsOf)
  for (const each of phrases) {
    add(byWords, keyOf(each), meanings)
    const sound = soundOf(each)
    if (sound) bySound.set(sound, [...(bySound.get(sound) ?? []), { spelling: keyOf(each), meanings }])
  }
}

/** What people say for what sellers write. */
export class Lexicon {
  readonly #byWords = new Map<string, Phrase[]>()
  readonly #bySound = new Map<string, SoundEntry[]>()
  /** The longest trade phrase, in words. */
  readonly longestPhrase: number
  #singles: Dictionary | undefined

  constructor(synonyms: Iterable<Synonym>) {
    for (const synonym of synonyms) enter({ byWords: this.#byWords, bySound: this.#bySound }, synonym)
    this.longestPhrase = Math.max(1, ...[...this.#byWords.keys()].map((key) => key.split(' ').length))
  }

  /**
   * What sellers write for what a buyer types, by exact spelling. Never the other way round: 'पैंट' sounds like
   * 'paint', but whoever types 'paint' does not want trousers.
   */
  meaningsOf(words: Phrase): readonly Phrase[] {
    const key = keyOf(words)
    return this.#byWords.get(key) ?? this.#byWords.get(toLatin(key)) ?? []
  }

  /** The same for text that only sounds like a trade word. */
  meaningsBySound(words: Phrase): readonly Phrase[] {
    const alike = this.#bySound.get(soundOf(words) ?? '') ?? []
    return nearestOf(keyOf(words), alike, ({ spelling }) => spelling).flatMap(({ meanings }) => meanings)
  }

  /** How many letters a word differs from the trade word that it sounds like; undefined if there is none. */
  lettersFromSound(word: string): number | undefined {
    const latin = toLatin(word)
    const alike = this.#bySound.get(soundOf([word]) ?? '') ?? []
    const all = alike.map(({ spelling }) => distance(toLatin(spelling), latin))
    return all.length > 0 ? Math.min(...all) : undefined
  }

  /** Meanings of the trade words that begin like this, for suggestions; exact spellings first. */
  meaningsByBeginning(beginning: string, limit: number): readonly Phrase[] {
    const spelt = this.tradeWordsBeginning(beginning).flatMap((words) => this.meaningsOf(words))
    if (spelt.length > 0) return spelt.slice(0, limit)
    const sound = soundOf([beginning])
    if (!sound) return []
    const phrases: Phrase[] = []
    for (const [key, sameSound] of this.#bySound) {
      if (phrases.length >= limit) break
      if (key.startsWith(sound)) phrases.push(...sameSound.flatMap(({ meanings }) => meanings))
    }
    return phrases.slice(0, limit)
  }

  /** Trade words that begin with these letters, the shortest first. */
  tradeWordsBeginning(beginning: string): readonly Phrase[] {
    return [...this.#byWords.keys()]
      .filter((key) => key.startsWith(beginning))
      .sort((one, other) => one.length - other.length)
      .map((key) => key.split(' '))
  }

  /** Meanings of the English trade word that a word in an Indian script writes by its sound. */
  meaningsHeard(word: string): readonly Phrase[] {
    this.#singles ??= this.#learnSingles()
    return this.#singles.heardAs(word).flatMap((heard) => this.meaningsOf([heard]))
  }

  /** Trade words occur in no product, so the market's dictionary lacks them: 'tshrit' is a 'tshirt'. */
  nearest(word: string): string | undefined {
    this.#singles ??= this.#learnSingles()
    return this.#singles.nearest(word)
  }

  #learnSingles() {
    const singles = new Dictionary(1)
    for (const key of this.#byWords.keys()) if (/^[a-z]{4,}$/.test(key)) singles.learn(`a${key}`, 1)
    return singles
  }
}

/** Of the synonyms that come with the product. */
export const firstLexicon = new Lexicon(firstSynonyms.values())
