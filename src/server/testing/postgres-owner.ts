import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'

/** A process of its own that starts the embedded PostgreSQL in a folder, says so, and stops it when asked to. */
const server = await startEmbeddedPostgres(process.argv[2] ?? '')
process.stdout.write(`${JSON.stringify({ host: server.host, adopted: server.adopted })}\n`)
process.stdin.resume().once('end', () => void server.stop())
