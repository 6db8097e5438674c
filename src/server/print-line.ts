/** Prints a line for the person who runs the server where there is no log: before it is open, and beside it. */
export const printLine = (line: string) => void process.stderr.write(`${line}\n`)
