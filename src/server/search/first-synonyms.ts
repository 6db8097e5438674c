import { phrasesOf, type Synonym, synonymName } from '#contract/content/synonyms.ts'
import { buildingWords } from './trade-words/building.ts'
import { clothesWords } from './trade-words/clothes.ts'
import { electronicsWords } from './trade-words/electronics.ts'
import { farmWords } from './trade-words/farm.ts'
import { hardwareWords } from './trade-words/hardware.ts'
import { homeWords } from './trade-words/home.ts'
import { householdWords } from './trade-words/household.ts'
import { powerAndWaterWords } from './trade-words/power-and-water.ts'
import { sameThings } from './trade-words/same-things.ts'

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

/** The first of several that are the same keeps all others. */
function sameThing(things: string): Synonym {
  const [first = '', ...others] = phrasesOf(things)
  return { words: first, means: others.join(', '), both_ways: true }
}

/** The synonyms that come with the product, each under its first phrase. */
export const firstSynonyms: ReadonlyMap<string, Synonym> = named([
  ...tradeWords.map(([words, means]) => ({ words, means, both_ways: false })),
  ...sameThings.map(sameThing),
])

function named(synonyms: readonly Synonym[]) {
  const byName = new Map<string, Synonym>()
  for (const synonym of synonyms) {
    const name = synonymName(synonym.words)
    let free = name
    for (let n = 2; byName.has(free); n += 1) free = `${name} (${n})`
    byName.set(free, synonym)
  }
  return byName
}
