/** Why the server cannot start, for the person who started it; printed without a stack trace. */
export class StartupError extends Error {}
