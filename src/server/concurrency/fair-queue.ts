/** Waiting items in one line per owner. The owners take turns, so a long line delays nobody else. */
export class FairQueue<Item> {
  private readonly lines = new Map<string, Item[]>()
  private count = 0

  get size() {
    return this.count
  }

  countOf(owner: string) {
    return this.lines.get(owner)?.length ?? 0
  }

  push(owner: string, item: Item) {
    const line = this.lines.get(owner)
    if (line) line.push(item)
    else this.lines.set(owner, [item])
    this.count += 1
  }

  /** Takes the first item of the owner whose turn it is, and moves that owner to the back. */
  shift(): Item | undefined {
    const [next] = this.lines
    if (!next) return undefined
    const [owner, line] = next
    const item = line.shift()
    this.lines.delete(owner)
    if (line.length > 0) this.lines.set(owner, line)
    this.count -= 1
    return item
  }
}
