/** A promise that a test ends when it likes. */
export function deferred<Value = void>() {
  let resolve: (value: Value | PromiseLike<Value>) => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

export type Deferred<Value> = ReturnType<typeof deferred<Value>>
