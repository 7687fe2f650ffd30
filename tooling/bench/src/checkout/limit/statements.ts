/** One statement and so one commit per call: less work that is still durable does not answer these calls. */
export const limitStatements = {
  /** cart, variant, quantity: puts a line in or raises it; answers the whole cart. */
  add: `
    with wanted as (select id, price from variant where id = $2),
    raised as (
      insert into cart_line (cart_id, variant_id, qty, unit_price)
        select $1, id, $3::int, price from wanted
        on conflict (cart_id, variant_id) do update set qty = cart_line.qty + excluded.qty
        returning variant_id, qty, unit_price),
    lines as (
      select * from raised
      union all
      select variant_id, qty, unit_price from cart_line where cart_id = $1 and variant_id <> $2)
    select lines.*, variant.sku, variant.name from lines join variant on variant.id = lines.variant_id`,
  /** cart: its lines with what they are called. */
  read: `
    select line.variant_id, line.qty, line.unit_price, variant.sku, variant.name
    from cart_line line join variant on variant.id = line.variant_id where line.cart_id = $1`,
  /** cart, fields: what the shopper said in a step, merged into what was said before. */
  set: `
    insert into cart (id, data) values ($1, $2)
      on conflict (id) do update set data = cart.data || excluded.data, updated_at = now()
      returning data`,
  /** cart, fields: takes the stock of all lines or, by dividing by zero, of none; writes order, lines and payment. */
  place: `
    with said as (
      insert into cart (id, data) values ($1, $2)
        on conflict (id) do update set data = cart.data || excluded.data returning data),
    lines as (select variant_id, qty, unit_price from cart_line where cart_id = $1),
    locked as (
      select variant.id from variant join lines on lines.variant_id = variant.id order by variant.id for update of variant),
    taken as (
      update variant set stock = variant.stock - lines.qty from lines, locked
        where variant.id = lines.variant_id and locked.id = variant.id and variant.stock >= lines.qty
        returning variant.id),
    complete as (
      select 1 / (case when (select count(*) from lines) > 0 and (select count(*) from taken) = (select count(*) from lines)
        then 1 else 0 end) as yes),
    placed as (
      insert into orders (cart_id, email, ship, method, shipping, total)
        select $1, data->>'email', data->'ship', data->>'method', (data->>'shipping')::int,
          (select sum(qty * unit_price) from lines) + (data->>'shipping')::int
        from said, complete where yes = 1
        returning id, total),
    placed_lines as (
      insert into order_line select placed.id, variant_id, qty, unit_price from placed, lines),
    paid as (
      insert into payment (order_id, amount, state) select id, total, 'captured' from placed returning id)
    select id::int as id, total from placed`,
} as const;
