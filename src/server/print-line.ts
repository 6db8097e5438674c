/** Prints a line for the person who runs the server. Standard output is the log's alone, one JSON object per line. */
export const printLine = (line: string) => void process.stderr.write(`${line}\n`)
