/** While something is pressed: what an answer brings would move it away from under the pointer. */
export const pressed: { over: Promise<void> | undefined } = { over: undefined }
