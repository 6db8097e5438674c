/** An answer that is text already and holds nothing but what the contract declares. */
export class WrittenReply<Reply> {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  read(): Reply {
    return JSON.parse(this.text) as Reply
  }
}
