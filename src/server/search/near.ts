import { distance } from './distance.ts'
import { fold } from './fold.ts'
import { toLatin } from './to-latin.ts'

/** How many wrong letters a word of this length may have: about a quarter of them at most. */
const allowed = ({ length }: string) => (length <= 6 ? 1 : 2)

/** Shorter sounds match by chance: 'iphone' and 'iron' differ by one sound. */
const shortestSound = 5
/** How many more letters may differ if the two sound nearly the same, as 'presar' and 'pressure' do. */
const extraForSound = 2

/** Whether one word can be a misspelling of another: most of their letters must be the same. */
export function isNear(word: string, other: string): boolean {
  const letters = distance(word, other)
  if (letters <= allowed(word)) return true
  const [sound, otherSound] = [fold(word), fold(other)]
  return (
    Math.min(sound.length, otherSound.length) >= shortestSound &&
    sound[0] === otherSound[0] &&
    letters <= allowed(word) + extraForSound &&
    distance(sound, otherSound) <= 1
  )
}

/** Of the words that sound alike, those with the most similar spelling: 'saaree' is a saree, not 'saria'. */
export function nearestOf<T>(word: string, all: readonly T[], spellingOf: (one: T) => string): T[] {
  const latin = toLatin(word)
  const distances = all.map((one) => distance(toLatin(spellingOf(one)), latin))
  const least = Math.min(...distances)
  return all.filter((_, index) => distances[index] === least)
}
