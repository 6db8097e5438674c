/** Says what time it is whenever it is asked: what waits for a lock asks after it. */
export type Clock = () => Date

export const clock: Clock = () => new Date()
