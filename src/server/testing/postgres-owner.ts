import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'

/**
 * Starts the embedded PostgreSQL in a folder, prints that it runs, and stops it on request; runs as its own process.
 */
const server = await startEmbeddedPostgres(process.argv[2] ?? '')
process.stdout.write(`${JSON.stringify({ host: server.host, adopted: server.adopted })}\n`)
process.stdin.resume().once('end', () => void server.stop())
