import type { Folder, Host, Program } from '#tools/scale/host/host.ts'
import { acceptsAt, until } from '#tools/scale/host/wait.ts'

export type Service = Program & { readonly port: number; readonly folder: Folder }

type Start = {
  readonly folder: Folder
  readonly port: number
  readonly command: readonly string[]
  /** When it may be used; as soon as its port is open, where nothing is said. */
  readonly isReady?: (program: Program) => Promise<boolean>
}

/** Starts it and waits until it may be used. */
export async function startService(host: Host, { folder, port, command, isReady }: Start): Promise<Service> {
  const program = host.start(folder, command)
  await until(`${folder.name} is ready`, async () => {
    if (program.hasEnded()) return true
    return isReady ? isReady(program) : acceptsAt(port)
  }).catch((error: Error) => {
    throw new Error(`${error.message}\n${tailOf(program.log())}`)
  })
  if (program.hasEnded()) throw new Error(`${folder.name} ended at its start:\n${tailOf(program.log())}`)
  return { ...program, port, folder }
}

const tailOf = (log: string) => log.trimEnd().split('\n').slice(-15).join('\n')
