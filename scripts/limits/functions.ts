import { parseSync } from 'vite'

export type Excess = {
  readonly name: string
  readonly line: number
  readonly lines: number
  readonly limit: number
}

const functionLimit = 50
const componentLimit = 40

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** The functions of a file that are too long, including those inside them; blank lines do not count. */
export function longFunctions(file: string, text: string): Excess[] {
  const functions = parseSync(file, text).program.body.flatMap((statement) =>
    isNode(statement) ? functionsIn(statement) : [],
  )
  return functions.flatMap(({ name, node }) => {
    const { from, to, limit } = measuredPart(file, name, node)
    const lines = linesOf(text.slice(from, to))
    return lines > limit
      ? [{ name: name || 'a function', line: text.slice(0, node.start).split('\n').length, lines, limit }]
      : []
  })
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim()).length

/** Of a component the body between its braces, of any other function all of it. */
function measuredPart(file: string, name: string, { start, end, body }: Node) {
  const isComponent = file.endsWith('.tsx') && /^[A-Z]/.test(name) && isNode(body)
  return isComponent
    ? { from: body.start + 1, to: body.end - 1, limit: componentLimit }
    : { from: start, to: end, limit: functionLimit }
}

type Named = { readonly name: string; readonly node: Node }

function functionsIn(node: Node, outerName = ''): Named[] {
  const name = nameOf(node) ?? outerName
  const isFunction = functionTypes.has(node.type)
  const within = childrenOf(node).flatMap((child) => functionsIn(child, isFunction ? '' : name))
  return isFunction ? [{ name, node }, ...within] : within
}

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** The name that a declaration, a property or a method gives to its function. */
function nameOf({ id, key }: Node): string | undefined {
  const name = isNode(id) ? id : key
  return isNode(name) && typeof name.name === 'string' ? name.name : undefined
}
