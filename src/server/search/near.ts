import { distance } from './distance.ts'
import { fold } from './fold.ts'
import { toLatin } from './to-latin.ts'

/** How many letters may be wrong with a word of this length: never more than about a quarter of them. */
const allowed = ({ length }: string) => (length <= 6 ? 1 : 2)

/** Shorter sounds are alike by chance: 'iphone' and 'iron' are one sound apart. */
const shortestSound = 5
/** How many more letters may differ where the two sound nearly the same, as 'presar' and 'pressure' do. */
const heardAlike = 2

/** Whether one word can be a slip of another: so few letters differ that most of them are the same. */
export function isNear(word: string, other: string): boolean {
  const letters = distance(word, other)
  if (letters <= allowed(word)) return true
  const [sound, otherSound] = [fold(word), fold(other)]
  return (
    Math.min(sound.length, otherSound.length) >= shortestSound &&
    sound[0] === otherSound[0] &&
    letters <= allowed(word) + heardAlike &&
    distance(sound, otherSound) <= 1
  )
}

/** Of what sounds like a word, what is spelt most like it: 'saaree' is a saree and no 'saria'. */
export function nearestOf<T>(word: string, all: readonly T[], spellingOf: (one: T) => string): T[] {
  const latin = toLatin(word)
  const distances = all.map((one) => distance(toLatin(spellingOf(one)), latin))
  const least = Math.min(...distances)
  return all.filter((_, index) => distances[index] === least)
}
