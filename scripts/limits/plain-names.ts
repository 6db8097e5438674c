import { parseSync } from 'vite'

/** Participles in place of a noun, and words that hide the usual one. */
const instead: Readonly<Record<string, string>> = {
  told: 'say what it is',
  asked: 'input',
  wanted: 'say what it is',
  given: 'say what it is',
  said: 'say what it is',
  found: 'say what it is',
  held: 'say what it is',
  meant: 'say what it is',
  sought: 'say what it is',
  fault: 'error',
  refused: 'error',
  most: 'limit',
  at: 'index',
}

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nodesIn = (value: unknown): Node[] => [value].flat().filter(isNode)

/** The names in the pattern of a declaration or a parameter. */
function namesOf(pattern: Node): Node[] {
  if (pattern.type === 'Identifier') return [pattern]
  const parts = [pattern.elements, pattern.properties, pattern.value, pattern.left, pattern.argument]
  return parts.flatMap(nodesIn).flatMap(namesOf)
}

function declaredIn(node: Node): Node[] {
  const patterns = [...nodesIn(node.type === 'VariableDeclarator' ? node.id : []), ...parametersOf(node)]
  const children = Object.values(node).flatMap(nodesIn)
  return [...patterns.flatMap(namesOf), ...children.flatMap(declaredIn)]
}

const parametersOf = ({ type, params, param }: Node): Node[] => {
  if (type === 'CatchClause') return nodesIn(param)
  return type.includes('Function') && !type.startsWith('TS') ? nodesIn(params) : []
}

/** Local names of a file for which there is a plainer word. */
export function oddNames(file: string, text: string) {
  const { program } = parseSync(file, text)
  return declaredIn(program as unknown as Node).flatMap(({ name, start }) => {
    const better = typeof name === 'string' && Object.hasOwn(instead, name) ? instead[name] : undefined
    return better ? [{ name, better, line: text.slice(0, start).split('\n').length }] : []
  })
}
