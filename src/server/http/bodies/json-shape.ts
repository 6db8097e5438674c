/**
 * The contract's deepest body has four levels and its longest list a hundred rows. Steps are the bytes outside of
 * strings and the escaped quotes inside them: the bulk of a legitimate large body is plain picture data.
 */
const limits = { depth: 16, parts: 5_000, steps: 100_000 }

/** The limit for a body with a file, which contains many quotes. */
export const stepsOfFile = 1_000_000

const [quote, backslash, colon, comma] = [0x22, 0x5c, 0x3a, 0x2c]
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d]

/** Names that could reach an object's prototype in careless code. */
const isForbidden = (name: string) => ['__proto__', 'constructor', 'prototype'].includes(name)

/** An open level: the names of an object so far, or nothing for an array. */
type Level = Set<string> | undefined
type Shape = { readonly levels: Level[]; parts: number; steps: number; readonly most: number }

/**
 * Checks JSON before it is parsed and returns whether its shape alone is hostile: too deep, too many parts, a
 * repeated name in an object, or a dangerous name. It assumes well-formed JSON; JSON.parse refuses the rest.
 */
export const hasHostileShape = (json: Buffer, limit = limits.steps) => whyHostile(json, limit) !== undefined

/** 'long': the check itself would take too long. */
export function whyHostile(json: Buffer, limit = limits.steps): 'hostile' | 'long' | undefined {
  const shape: Shape = { levels: [], parts: 0, steps: 0, most: limit }
  if (!isHostile(json, shape)) return undefined
  return shape.steps > limit ? 'long' : 'hostile'
}

function isHostile(json: Buffer, shape: Shape): boolean {
  // The position of the last string; before a colon it is a name.
  let string = { start: 0, end: 0 }
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index]
    if (byte === quote) {
      string = { start: index, end: endOfString(json, index, shape) }
      index = string.end
    } else if (byte === colon) {
      if (!takesName(shape.levels.at(-1), textOf(json, string))) return true
    } else if (!stays(shape, byte)) return true
  }
  return false
}

function takesName(names: Level, name: string): boolean {
  if (!names || names.has(name) || isForbidden(name)) return false
  names.add(name)
  return true
}

/** Opens or closes a level, counts the parts, and returns whether both are within the limits. */
function stays(shape: Shape, byte: number | undefined): boolean {
  if (byte === comma) shape.parts += 1
  else if (byte === closeBrace || byte === closeBracket) shape.levels.pop()
  else if (byte === openBrace || byte === openBracket) {
    shape.levels.push(byte === openBrace ? new Set() : undefined)
    shape.parts += 1
  }
  shape.steps += 1
  return shape.levels.length <= limits.depth && shape.parts <= limits.parts && shape.steps <= shape.most
}

/** The end of the string that begins here: the first quote after an even number of backslashes. */
function endOfString(json: Buffer, start: number, shape: Shape): number {
  let end = json.indexOf(quote, start + 1)
  while (end !== -1 && isEscaped(json, end) && shape.steps <= shape.most) {
    shape.steps += 1
    end = json.indexOf(quote, end + 1)
  }
  return end === -1 ? json.length : end
}

function isEscaped(json: Buffer, index: number): boolean {
  let before = index
  while (json[before - 1] === backslash) before -= 1
  return (index - before) % 2 === 1
}

function textOf(json: Buffer, { start, end }: { start: number; end: number }): string {
  const written = json.toString('utf8', start + 1, end)
  if (!written.includes('\\')) return written
  try {
    return JSON.parse(`"${written}"`)
  } catch {
    return written
  }
}
