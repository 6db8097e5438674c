import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accounts } from '#contract/texts/accounts.ts'
import { updateProfile } from './account.ts'
import { isEmail, type SignUpDraft, signUpFieldProblem, signUpFormProblem, signUpProblem } from './sign-up.ts'
import { register } from './user.ts'

const good: SignUpDraft = {
  full_name: 'Asha Verma',
  email: 'asha@example.in',
  phone_number: '+91 98765 43210',
  password: 'secret',
  address: '12 Station Road',
  gst_number: '22aaaaa0000a1z5',
}

test('a good draft has no problem, and the form asks for the terms last', () => {
  expect(signUpProblem(good)).toBeUndefined()
  expect(signUpFormProblem({ ...good, terms: true })).toBeUndefined()
  const emptySignUp = {
    full_name: '',
    email: '',
    phone_number: '',
    password: '',
    address: '',
    gst_number: '',
  }
  expect(signUpFormProblem({ ...emptySignUp, terms: false })?.field).toBe('full_name')
  expect(signUpFormProblem({ ...good, terms: false })).toEqual({
    field: 'terms',
    sentence: accounts.terms,
  })
})

test('a field is judged alone, whatever the others hold', () => {
  expect(signUpFieldProblem('gst_number', { ...good, full_name: '' })).toBeUndefined()
  expect(signUpFieldProblem('gst_number', { ...good, gst_number: '22' })?.content).toBe(
    'Please enter a valid GST Number (e.g., 22AAAAA0000A1Z5)',
  )
})

test.each(['\u200b\u200b\u200b', '\u2800\u2800\u2800', 'A\u200b\u200b'])('nobody is called %j', (unseen) => {
  expect(signUpProblem({ ...good, full_name: unseen })?.field).toBe('full_name')
  expect(updateProfile.input.safeParse({ full_name: unseen }).success).toBe(false)
})

test('a place, a company or a city that nobody can see is none', () => {
  expect(signUpProblem({ ...good, address: '\u2800' })?.sentence.content).toBe('Address cannot be empty')
  expect(updateProfile.input.parse({ company_name: '\u3164', city: '\u200b' })).toEqual({
    company_name: null,
    city: null,
  })
})

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom('', ' ', '\0', '\ud800'))
const anyDraft = fc.record({
  full_name: anyText,
  email: anyText,
  phone_number: anyText,
  password: anyText,
  address: anyText,
  gst_number: anyText,
})

test('whatever is typed gets either a sentence or a pass, never a fault', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const problem = signUpProblem(draft)
      if (problem) expect(problem.sentence.content).toMatch(/^[A-Z]/)
    }),
  )
})

test('whatever is sent, the server reads the same as the form', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const read = register.input.safeParse(draft)
      expect(read.success ? undefined : read.error.issues[0]?.message).toBe(
        signUpProblem(draft)?.sentence.content,
      )
    }),
  )
})

test('bodies of any shape are refused, never a fault', () => {
  fc.assert(fc.property(fc.object(), (body) => !register.input.safeParse(body).success))
})

test.each(['asha@example.in', 'a@b.co', "o'neil+shop@mail.example.co.in", 'खाता@उदाहरण.भारत'])(
  '%s is an email address',
  (text) => expect(isEmail(text)).toBe(true),
)

test.each([
  '',
  'asha',
  'asha@',
  '@example.in',
  'asha@example',
  'asha@example.',
  'asha@.in',
  'asha@exa mple.in',
  'asha@@example.in',
  'asha@example..in',
])('"%s" is no email address', (text) => expect(isEmail(text)).toBe(false))

// A backtracking pattern would take minutes on these inputs and exceed the test's time-out.
test.each(['a', 'a@', '@', '.', 'a.', 'a@a.', '0', ' ', 'A1', '@.'])(
  'a very long text made of "%s" is answered like a short one',
  (piece) => {
    const text = piece.repeat(100_000)
    for (const field of ['email', 'phone_number', 'address', 'gst_number', 'full_name', 'password'] as const)
      expect(signUpProblem({ ...good, [field]: `x${text}!` })).toBeDefined()
  },
)
