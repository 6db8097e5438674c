import { expect } from 'vitest'

/** By which another language says what an answer's `content` says. */
export const named = {
  name: expect.stringMatching(/^\w+\.\w+$/),
  parameters: expect.any(Object),
}
