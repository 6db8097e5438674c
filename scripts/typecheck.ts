import { spawn } from 'node:child_process'

/** Checks each part against what it may know: the contract without Node or DOM, the web without Node. */
const rooms = ['src/contract', 'src/server', 'src/web', 'src/web/service-worker', 'scripts', 'tools']

const check = (room: string) =>
  new Promise<number>((resolve) => {
    spawn('tsc', ['-p', room, '--pretty'], { stdio: 'inherit' }).on('close', (code) => resolve(code ?? 1))
  })

const codes = await Promise.all(rooms.map(check))
process.exit(Math.max(...codes))
