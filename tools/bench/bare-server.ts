import { createServer } from 'node:http'

/** The minimum of a Node server: answers every request with the same number of bytes as the real answer. */
const bytes = Buffer.alloc(Number(process.argv[2]), ' ')

const server = createServer((request, response) => {
  request.resume()
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
  })
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
})
