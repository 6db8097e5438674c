import { parseAst } from 'vite'

type Node = { type: string; start: number; end: number; [part: string]: unknown }
type Edit = { start: number; end: number; text: string }
type Kind = { importKind?: 'type' | 'value' }
type Import = Kind & { source: { value: string }; specifiers: (Kind & { local: { name: string } })[] }

const pure = '/* @__PURE__ */ '
/** Of an endpoint only the server reads these. */
const forServer = new Set<unknown>(['input', 'reply'])

/**
 * Takes out of a file of the contract what its empty schemas are made of, and marks schemas and endpoints as free of effects: those
 * that no page uses are then left out, with all that only they need.
 */
export function leanSchemas(code: string, isEmpty: (source: string) => boolean): string {
  const program = parse(code)
  return withoutUnusedImports(change(code, editsOf(program, new Set(namesFrom(program, isEmpty)))))
}

/**
 * Names of rules and texts that exported functions of a file use though they are emptied there: in a browser such a function
 * would refuse a value without a word. What a schema is made of is none of it.
 */
export function emptiedInFunctions(code: string, { isEmpty, isRule }: Emptied): readonly string[] {
  const program = parse(code)
  const namesOfEmpty = (areRules: boolean) =>
    new Set(namesFrom(program, (source) => isEmpty(source) && isRule(source) === areRules))
  const names = { rules: namesOfEmpty(true), schemas: namesOfEmpty(false) }
  const isExport = ({ type }: Node) => type === 'ExportNamedDeclaration'
  addHelpers(
    partsOf(program).filter((part) => !isExport(part)),
    names,
  )
  return partsOf(program)
    .filter(isExport)
    .flatMap((part) => usedIn(part, names, false))
}

/** A function that uses a rule is one for whoever calls it. */
function addHelpers(local: readonly Node[], { rules, schemas }: Names) {
  const { size } = rules
  for (const part of local)
    if (usedIn(part, { rules, schemas }, false).length > 0)
      for (const name of declaredIn(part)) rules.add(name)
  if (rules.size > size) addHelpers(local, { rules, schemas })
}

function declaredIn(declaration: Node): string[] {
  const named = [declaration, ...((declaration.declarations ?? []) as Node[])]
  return named.flatMap(({ id }) => (id as { name?: string } | null | undefined)?.name ?? [])
}

type Emptied = Readonly<Record<'isEmpty' | 'isRule', (source: string) => boolean>>

const namesFrom = (program: Node, isOf: (source: string) => boolean) =>
  importsOf(program)
    .filter(({ source }) => isOf(source.value))
    .flatMap(namesOf)

const parse = (code: string) => parseAst(code, { lang: 'ts' }) as unknown as Node
const importsOf = (program: Node) =>
  partsOf(program).filter(({ type }) => type === 'ImportDeclaration') as unknown as (Import & Node)[]
const namesOf = ({ specifiers, importKind }: Import) =>
  specifiers
    .filter((each) => importKind !== 'type' && each.importKind !== 'type')
    .map(({ local }) => local.name)

const change = (code: string, edits: readonly Edit[]) =>
  edits.reduceRight(
    (text, { start, end, text: other }) => text.slice(0, start) + other + text.slice(end),
    code,
  )

/** In the order of the file, none within another. */
function editsOf(node: Node, empty: ReadonlySet<string>): Edit[] {
  const within = () => partsOf(node).flatMap((part) => editsOf(part, empty))
  if (node.type !== 'CallExpression') return within()
  const { start, end } = node
  const mark = { start, end: start, text: pure }
  const name = rootOf(node)
  if (name === 'endpoint') return [mark, ...forServerOf(node)]
  if (!(name && empty.has(name)) || isParsing(node)) return within()
  if (methodOf(node) === 'enum') return [mark, ...within()]
  // Any method of a module gives the same nothing.
  const call = methodOf(firstCallOf(node)) ? `${name}.object()` : `${name}()`
  return [{ start, end, text: pure + call }]
}

type Names = { readonly schemas: ReadonlySet<string>; readonly rules: Set<string> }

function usedIn(node: Node, names: Names, isWithin: boolean): string[] {
  if (node.type === 'Identifier') {
    const name = node.name as string
    return isWithin && names.rules.has(name) ? [name] : []
  }
  const isSchema = node.type === 'CallExpression' && names.schemas.has(rootOf(node) ?? '')
  if (isSchema && !isParsing(node)) return []
  const isFunction = /Function/.test(node.type)
  const named = node.computed ? {} : { property: undefined, key: undefined }
  return partsOf({ ...node, ...named }).flatMap((part) => usedIn(part, names, isWithin || isFunction))
}

function forServerOf(call: Node): Edit[] {
  const [declared] = call.arguments as { properties?: (Node & { key?: { name?: unknown } })[] }[]
  const parts = (declared?.properties ?? []).filter(({ key }) => forServer.has(key?.name))
  return parts.map(({ start, end }) => ({ start, end, text: '...{}' }))
}

/** Modules of the contract do nothing but declare, so none is loaded for its own sake. */
function withoutUnusedImports(code: string): string {
  const program = parse(code)
  const imports = importsOf(program)
  const rest = partsOf(program).filter(({ type }) => type !== 'ImportDeclaration')
  const used = new Set(rest.flatMap(identifiersOf))
  const unused = imports.filter((each) => !namesOf(each).some((name) => used.has(name)))
  return change(
    code,
    unused.map(({ start, end }) => ({ start, end, text: '' })),
  )
}

const identifiersOf = (node: Node): unknown[] =>
  node.type === 'Identifier' ? [node.name] : partsOf(node).flatMap(identifiersOf)

const isParsing = (call: Node) => /(parse|code)(Async)?$/i.test(methodOf(call) ?? '')

const methodOf = ({ callee }: Node) => (callee as { property?: { name: string } }).property?.name

/** In `z.string().check()` the call `z.string()`. */
function firstCallOf(call: Node): Node {
  const { object } = call.callee as { object?: Node }
  return object?.type === 'CallExpression' ? firstCallOf(object) : call
}

function rootOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name as string
  const inner = (node.callee ?? node.object) as Node | undefined
  return inner && rootOf(inner)
}

const partsOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((part): part is Node => typeof (part as Node | null)?.type === 'string')
