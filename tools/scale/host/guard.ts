import { rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { processesIn, programNameOf, signalProcess } from './working-processes.ts'

/*
 * Lives in a session of its own beside a run, and learns of its end, however it came, by the end of its own input. Then
 * it ends every process that works in the folder of the run, and removes the folder if the run says that nobody needs it.
 */
const [folder] = process.argv.slice(2)
if (folder) {
  const lastWord = await text(process.stdin)
  await endAllIn(folder)
  if (lastWord.includes('remove')) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function endAllIn(folder: string) {
  for (const pid of processesIn(folder)) {
    // PostgreSQL would wait for its sessions at SIGTERM; killed outright it would leave shared memory behind.
    signalProcess(pid, programNameOf(pid) === 'postgres' ? 'SIGQUIT' : 'SIGTERM')
    signalProcess(pid, 'SIGCONT')
  }
  for (let looks = 0; looks < 50 && processesIn(folder).length > 0; looks += 1) await sleep(100)
  for (const pid of processesIn(folder)) signalProcess(pid, 'SIGKILL')
}
