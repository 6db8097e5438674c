import { fold } from './fold.ts'
import { nearestOf } from './near.ts'
import { toLatin } from './to-latin.ts'
import { buildingWords } from './trade-words/building.ts'
import { clothesWords } from './trade-words/clothes.ts'
import { electronicsWords } from './trade-words/electronics.ts'
import { farmWords } from './trade-words/farm.ts'
import { hardwareWords } from './trade-words/hardware.ts'
import { homeWords } from './trade-words/home.ts'
import { householdWords } from './trade-words/household.ts'
import { powerAndWaterWords } from './trade-words/power-and-water.ts'
import { sameThings } from './trade-words/same-things.ts'
import { wordsOf } from './words.ts'

/** Words that must all occur. */
export type Phrase = readonly string[]

const tradeWords = [
  ...buildingWords,
  ...powerAndWaterWords,
  ...homeWords,
  ...clothesWords,
  ...farmWords,
  ...electronicsWords,
  ...householdWords,
  ...hardwareWords,
]

export const tradeWordCount = tradeWords.length

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

const split = (list: string) => list.split(',').map((phrase) => phrase.trim())
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

const byWords = new Map<string, Phrase[]>()

/** A trade word as written, to distinguish those that sound the same. */
type SoundEntry = { readonly spelling: string; readonly meanings: readonly Phrase[] }
const bySound = new Map<string, SoundEntry[]>()

function add(index: Map<string, Phrase[]>, key: string, meanings: readonly Phrase[]) {
  const known = index.get(key) ?? []
  const further = meanings.filter((meaning) => !known.some((other) => keyOf(other) === keyOf(meaning)))
  index.set(key, [...known, ...further])
}

for (const [spellings, means] of tradeWords) {
  const meanings = split(means).map(wordsOf)
  for (const words of split(spellings).map(wordsOf).map(withoutFillers)) {
    add(byWords, keyOf(words), meanings)
    const sound = soundOf(words)
    if (sound) bySound.set(sound, [...(bySound.get(sound) ?? []), { spelling: keyOf(words), meanings }])
  }
}
for (const things of sameThings) {
  const phrases = split(things).map(wordsOf).map(withoutFillers)
  for (const words of phrases) add(byWords, keyOf(words), phrases)
}

/** Single trade words in Latin letters, for correcting similar words. */
export const singleTradeWords: readonly string[] = [...byWords.keys()].filter((key) =>
  /^[a-z]{4,}$/.test(key),
)

/** The longest trade phrase, in words. */
export const longestPhrase = Math.max(...[...byWords.keys()].map((key) => key.split(' ').length))

/**
 * What sellers write for what a buyer types, by exact spelling. Never the other way round: 'पैंट' sounds like
 * 'paint', but whoever types 'paint' does not want trousers.
 */
export const meaningsOf = (words: Phrase): readonly Phrase[] =>
  byWords.get(keyOf(words)) ?? byWords.get(toLatin(keyOf(words))) ?? []

/** The same for text that only sounds like a trade word. */
export const meaningsBySound = (words: Phrase): readonly Phrase[] =>
  nearestOf(keyOf(words), bySound.get(soundOf(words) ?? '') ?? [], ({ spelling }) => spelling).flatMap(
    ({ meanings }) => meanings,
  )

/** Meanings of the trade words that begin like this, for suggestions; exact spellings first. */
export function meaningsByBeginning(beginning: string, limit: number): readonly Phrase[] {
  const spelt = tradeWordsBeginning(beginning).flatMap((words) => meaningsOf(words))
  if (spelt.length > 0) return spelt.slice(0, limit)
  const sound = soundOf([beginning])
  if (!sound) return []
  const phrases: Phrase[] = []
  for (const [key, sameSound] of bySound) {
    if (phrases.length >= limit) break
    if (key.startsWith(sound)) phrases.push(...sameSound.flatMap(({ meanings }) => meanings))
  }
  return phrases.slice(0, limit)
}

/** Trade words that begin with these letters, the shortest first. */
export const tradeWordsBeginning = (beginning: string): readonly Phrase[] =>
  [...byWords.keys()]
    .filter((key) => key.startsWith(beginning))
    .sort((one, other) => one.length - other.length)
    .map((key) => key.split(' '))
