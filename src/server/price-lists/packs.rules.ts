import { isPack, unitOf } from './units.rules.ts'

const holding =
  /(?<word>\p{L}[\p{L}\p{M}]*) ?\((?<count>\d{1,5}(?:\.\d{1,2})?) ?(?<of>\p{L}[\p{L}\p{M}]*)\.?\)\.?$/u

/** '380/bag(50kg)': the price is for a pack, and the list says what it holds. The line goes on without that. */
export function takePack(line: string) {
  const match = holding.exec(line)
  const { word = '', count = '', of = '' } = match?.groups ?? {}
  const unit = unitOf(word)
  const isPriced = /\d/.test(line.slice(0, match?.index))
  if (!(match && isPriced && unit && isPack(unit) && unitOf(of))) return { rest: line, pack: undefined }
  const piece = match[0].trim()
  return {
    rest: line.slice(0, match.index) + word,
    pack: { value: `${unit} (${count} ${of})`, piece, isSure: false },
  }
}
