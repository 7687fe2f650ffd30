/**
 * The least tables that a shop needs, filled and analysed beforehand: a plan that is made for an empty table is a bad one
 * later on. Nothing here is tuned, and every commit waits for the disk.
 */
export const limitTables = `
  drop table if exists payment, order_line, orders, cart_line, cart, variant cascade;
  create table variant (
    id int primary key, sku text not null unique, name text not null, price int not null,
    stock int not null check (stock >= 0));
  create table cart (
    id uuid primary key, data jsonb not null default '{}', placed bigint, updated_at timestamptz not null default now());
  create table cart_line (
    cart_id uuid not null, variant_id int not null, qty int not null, unit_price int not null,
    primary key (cart_id, variant_id));
  create table orders (
    id bigint generated always as identity primary key, cart_id uuid not null unique, email text not null,
    ship jsonb not null, method text not null, shipping int not null, total int not null,
    placed_at timestamptz not null default now());
  create table order_line (
    order_id bigint not null references orders, variant_id int not null, qty int not null, unit_price int not null,
    primary key (order_id, variant_id));
  create table payment (
    id bigint generated always as identity primary key, order_id bigint not null references orders, amount int not null,
    state text not null, at timestamptz not null default now());

  insert into variant
    select n, 'SKU-' || n, 'Chair ' || n, 5000 + 100 * n, case n when 120 then 20 else 100000000 end
    from generate_series(1, 120) n;
  insert into cart (id, data)
    select lpad(to_hex(n), 32, '0')::uuid, '{"email":"x@example.com"}' from generate_series(1, 20000) n;
  insert into cart_line
    select cart.id, variant.id, 1, variant.price from cart, variant where variant.id <= 2;
  insert into orders (cart_id, email, ship, method, shipping, total)
    select id, 'x@example.com', '{}', 'standard', 500, 10800 from cart limit 5000;
  insert into order_line select orders.id, variant, 1, 5000 from orders, generate_series(1, 2) variant;
  insert into payment (order_id, amount, state) select id, total, 'captured' from orders;
  analyze;
`;
