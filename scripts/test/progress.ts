import { stripVTControlCharacters } from 'node:util'

const minute = 60_000
const width = 100

/** Says when a step begins and ends, and once a minute what each that runs has said last. */
export function createProgress(say: (line: string) => void, every = minute) {
  const began = Date.now()
  const last = new Map<string, string>()
  const clock = () => {
    const seconds = Math.round((Date.now() - began) / 1_000)
    return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')}`
  }
  const timer = setInterval(() => {
    const words = [...last].map(([step, line]) => (line ? `${step}: ${line}` : step))
    say(`${clock()}  ${words.join(' | ')}`)
  }, every)
  return {
    begin(step: string) {
      last.set(step, '')
      say(`${clock()}  ${step} begins`)
    },
    hear(step: string, text: string) {
      const lines = stripVTControlCharacters(text).split('\n')
      const line = lines.map((one) => one.trim()).findLast((one) => one !== '')
      if (line) last.set(step, line.slice(0, width))
    },
    end(step: string, exitCode: number) {
      last.delete(step)
      say(`${clock()}  ${step} ${exitCode === 0 ? 'passed' : `ended with ${exitCode}`}`)
    },
    stop: () => clearInterval(timer),
  }
}
