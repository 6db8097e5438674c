import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { type Deferred, deferred } from '#web/testing/deferred.ts'
import { createAction, type Failure, type Plan } from './action.ts'

type Reply = { readonly content: string }

/** An action, what the person sees of it in order, and the server that answers. */
function pressed(plan: Partial<Plan<string, Reply>> = {}) {
  const seen: string[] = []
  const answers: Deferred<Reply>[] = []
  const keys: string[] = []
  const run = createAction<string, Reply>({
    show: ({ pending, failure }) => seen.push(pending ? `busy ${pending.input}` : (failure?.text ?? 'free')),
    toastSuccess: (text) => seen.push(`toast ${text}`),
    toastError: (text) => seen.push(`toast ${text}`),
  })
  const press = (input: string) =>
    run(
      {
        send: (sent, keyFor) => {
          keys.push(keyFor(sent).headers['idempotency-key'])
          answers.push(deferred())
          return answers.at(-1)?.promise ?? Promise.reject()
        },
        failure: 'It could not be saved.',
        ...plan,
      },
      input,
    )
  return { press, seen, keys, answers }
}

const refusal = (status: number) => new ApiError(status, 'The name is taken.')

test('a second press while it is under way sends nothing', async () => {
  const { press, seen, answers } = pressed()
  const first = press('pens')
  expect(await press('pens')).toBe(false)
  expect(answers).toHaveLength(1)
  answers[0]?.resolve({ content: 'Saved' })
  expect(await first).toBe(true)
  expect(seen).toEqual(['busy pens', 'free'])
  void press('ink')
  expect(answers).toHaveLength(2)
})

test('two presses in the same moment send once', () => {
  const { press, answers } = pressed()
  void press('pens')
  void press('ink')
  expect(answers).toHaveLength(1)
})

test('a success is shown, and what follows it goes on while the action is busy', async () => {
  const list = deferred()
  const { press, seen, answers } = pressed({ success: ({ content }) => content, onDone: () => list.promise })
  const done = press('pens')
  answers[0]?.resolve({ content: 'Saved' })
  await expect.poll(() => seen).toEqual(['busy pens', 'toast Saved'])
  expect(await press('pens')).toBe(false)
  list.resolve()
  expect(await done).toBe(true)
  expect(seen.at(-1)).toBe('free')
})

test('what goes wrong after a success is no failure of what was sent', async () => {
  const { press, seen, answers } = pressed({ onDone: () => Promise.reject(new Error('No list')) })
  const done = press('pens')
  answers[0]?.resolve({ content: 'Saved' })
  await expect(done).rejects.toThrow('No list')
  expect(seen).toEqual(['busy pens', 'free'])
})

test('a page that is left stays busy until it is gone', async () => {
  const { press, seen, answers } = pressed({ leaves: true })
  const done = press('pens')
  answers[0]?.resolve({ content: 'Saved' })
  expect(await done).toBe(true)
  expect(seen).toEqual(['busy pens'])
  expect(await press('pens')).toBe(false)
})

test('a failure is one sentence, and it can be tried again', async () => {
  const { press, seen, answers } = pressed()
  const first = press('pens')
  answers[0]?.reject(refusal(409))
  expect(await first).toBe(false)
  const second = press('pens')
  answers[1]?.reject(new TypeError('x is undefined'))
  expect(await second).toBe(false)
  expect(seen).toEqual(['busy pens', 'The name is taken.', 'busy pens', 'It could not be saved.'])
})

test.each([
  [true as const, 'toast The name is taken.'],
  ['It could not be saved.', 'toast It could not be saved.'],
])('with the toast %j a failure is heard as well, once it is shown', async (failureToast, sentences) => {
  const { press, seen, answers } = pressed({
    failureToast,
    onFailed: ({ text }) => seen.push(`after ${text}`),
  })
  const done = press('pens')
  answers[0]?.reject(refusal(409))
  await done
  expect(seen.slice(1)).toEqual(['The name is taken.', sentences, 'after The name is taken.'])
})

test('a try whose answer was lost keeps its key; what was answered or changed is another attempt', async () => {
  const { press, keys, answers } = pressed()
  const outcomes = [new Error('No connection'), refusal(503), refusal(400), 'done', 'done'] as const
  for (const [index, outcome] of outcomes.entries()) {
    const tried = press('pens')
    if (outcome === 'done') answers[index]?.resolve({ content: 'Saved' })
    else answers[index]?.reject(outcome)
    await tried
  }
  const [first, second, third, fourth, fifth] = keys
  expect([second, third]).toEqual([first, first])
  expect(new Set([third, fourth, fifth]).size).toBe(3)

  const lost = press('pens')
  answers.at(-1)?.reject(new Error('No connection'))
  await lost
  void press('ink')
  expect(keys.at(-1)).not.toBe(keys.at(-2))
})

test('what is wrong with a field is shown by the form that has it, and by the action where none has', async () => {
  const beside: string[] = []
  const formWith = (name: string) => ({
    clear: () => beside.splice(0),
    refuse: ({ error, text }: Failure) => {
      const isOwn = error instanceof ApiError && error.field === name
      if (isOwn) beside.push(`${name}: ${text}`)
      return isOwn
    },
  })
  const wrong = () => new ApiError(400, 'The name is taken.', { field: 'name' })
  const { press, seen, answers } = pressed({ form: formWith('name') })
  const done = press('pens')
  answers[0]?.reject(wrong())
  expect(await done).toBe(false)
  expect([seen, beside]).toEqual([['busy pens', 'free'], ['name: The name is taken.']])
  void press('ink')
  expect(beside).toEqual([])

  const other = pressed({ form: formWith('price') })
  const over = other.press('pens')
  other.answers[0]?.reject(wrong())
  await over
  expect([other.seen, beside]).toEqual([['busy pens', 'The name is taken.'], []])
})
