import type { Group } from './group.ts'
import type { Language } from './language.ts'
import { withoutFillers } from './lexicon.ts'
import { typedWords, understand } from './understand.ts'

/** What stands between a use and the goods: 'godown ke liye bori', 'गोदाम के लिए बोरी'. */
const forIt = new Set('liye lie liy liya lye लिए लिये साठी sathi માટે জন্য కోసం ਲਈ'.split(' '))
const joining = new Set('ka ki ke wala wali wale vala vali vale का की के वाला वाली वाले'.split(' '))
/** 'dhone', 'pisne', 'धोने': the verb of a use, before 'ka', 'ki' or 'ke'. */
const verb = /^(?:[a-z]{2,}ne|[\u0900-\u097f]+ने)$/
/** Goods in such a general sense that the use alone tells what they are: 'gehu pisne ki machine'. */
const general = new Set('machine mashin masheen मशीन cheez चीज़ चीज saman samaan सामान'.split(' '))
/** Uses that live lots have in their titles: 'godown clearance' tells of sacks as little as of shampoo. */
const ofLots = new Set('godown godam godaun gudam गोदाम warehouse stock'.split(' '))

/** A request for goods of some use: the use may be left out, the goods never. */
export type Purpose = {
  readonly use: readonly Group[]
  readonly goods: readonly Group[]
  /** The words of the goods. */
  readonly text: string
}

/** Undefined where the words name no use or no goods, or are one phrase of the trade: 'nahane ka sabun'. */
export function purposeOf(q: string, language: Language): Purpose | undefined {
  const read = purposeIn(typedWords(q, language.dictionary))
  if (!read) return undefined
  const text = read.goods.join(' ')
  const goods = understand(text, language)
  const whole = understand(q, language)
  const isApart = whole.slice(-goods.length).every((group, place) => isSame(group, goods[place]))
  return isApart ? { use: understand(read.use.join(' '), language), goods, text } : undefined
}

const isSame = (group: Group, other: Group | undefined) => group.words.join(' ') === other?.words.join(' ')

type Words = { readonly use: readonly string[]; readonly goods: readonly string[] }

/** Undefined where the words name no use, or no goods. */
function purposeIn(words: readonly string[]): Words | undefined {
  const [end, begin] = borderIn(words)
  const use = contentOf(words.slice(0, end))
  const goods = contentOf(words.slice(begin))
  if (end === 0 || use.length === 0 || goods.length === 0 || goods.every((word) => general.has(word)))
    return undefined
  return { use: use.filter((word) => !ofLots.has(word)), goods }
}

/** Where the use ends and the goods begin; both 0 without a border. */
function borderIn(words: readonly string[]): readonly [end: number, begin: number] {
  const place = words.findIndex((word) => forIt.has(word))
  if (place > 0) return [place, place + 1]
  const joint = words.findIndex((word, index) => joining.has(word) && verb.test(words[index - 1] ?? ''))
  return joint > 0 ? [joint, joint + 1] : [0, 0]
}

/** Nothing where all words are fillers. */
function contentOf(words: readonly string[]): readonly string[] {
  const rest = withoutFillers(words)
  return rest === words ? [] : rest
}
