import { availableParallelism } from 'node:os'

let processes = 1

/** Called before anything that counts cores is loaded. */
export function shareCores(among: number) {
  processes = among
}

/** How many cores work that takes a whole one may keep busy; one stays free for requests. */
export const spareCores = () => Math.max(1, Math.floor((availableParallelism() - 1) / processes))
