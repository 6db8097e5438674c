import Fastify from 'fastify'
import pg from 'pg'

/**
 * What Node and PostgreSQL give without our promises: nobody signs in, nothing is checked, repeated safely, kept of an order's
 * terms or reported to anybody. An addition is one statement, a checkout a transaction of the fewest.
 */
const pool = new pg.Pool({ ...JSON.parse(process.argv[2] ?? '{}'), max: 10 })
const app = Fastify()

type Line = { readonly user_id: string; readonly product_id: string; readonly quantity: number }

app.post<{ Body: Line }>('/add', async ({ body: { user_id, product_id, quantity } }) => {
  const { rows } = await pool.query({
    name: 'add',
    text: `insert into bare.cart_lines values ($1, $2, $3)
      on conflict (user_id, product_id) do update set quantity = cart_lines.quantity + excluded.quantity
      returning quantity`,
    values: [user_id, product_id, quantity],
  })
  return { success: true, ...rows[0] }
})

app.post<{ Body: Line }>('/order', async ({ body }) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const order_id = await order(client, body)
    await client.query('commit')
    return { success: true, order_id }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
})

/** The goods of the cart become an order. */
async function order(client: pg.PoolClient, { user_id, product_id, quantity }: Line) {
  const run = async (name: string, text: string, values: unknown[]) =>
    (await client.query({ name, text, values })).rows[0]
  const { price } = await run(
    'take',
    'update bare.products set stock = stock - $2 where product_id = $1 and stock >= $2 returning price',
    [product_id, quantity],
  )
  const { order_id } = await run(
    'order',
    `with placed as (insert into bare.orders (user_id, total) values ($1, $4::bigint * $3) returning order_id),
      lines as (insert into bare.order_lines select order_id, $2, $3, $4 from placed)
      select order_id from placed`,
    [user_id, product_id, quantity, price],
  )
  await run('clear', 'delete from bare.cart_lines where user_id = $1 and product_id = $2', [
    user_id,
    product_id,
  ])
  return order_id
}

process.stdout.write(`${new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port}\n`)
