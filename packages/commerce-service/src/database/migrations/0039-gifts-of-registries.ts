import { type Kysely, sql } from "kysely";

/**
 * Lines of carts name a registry by the code of its link: a new link frees them. Orders keep the name of the registry that
 * they were bought for, and of the one that a part was sent to. What running orders buy of a registry is held.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `drop index basket_line_of_registry`,
  `alter table basket_line rename column registry_id to registry_code`,
  `update basket_line set registry_code =
     (select share_code from registry where registry.registry_id = basket_line.registry_code)
   where registry_code is not null`,
  `alter table order_line add column registry_name text`,
  `update order_line set registry_name = registry.name from registry where registry.registry_id = order_line.registry_id`,
  `alter table order_recipient add column registry_name text`,
  `create table registry_hold (
     attempt_id text not null references order_attempt, registry_id text not null, sku text not null,
     quantity int not null check (quantity > 0), primary key (attempt_id, registry_id, sku))`,
  `create index registry_hold_of_registry on registry_hold (registry_id, sku)`,
  `update order_attempt set draft = jsonb_set(draft, '{lines}', (
     select jsonb_agg(line - 'registryId' || jsonb_build_object('registry', case when line ->> 'registryId' is not null
       then jsonb_build_object('registryId', line ->> 'registryId', 'name', coalesce(
         (select name from registry r where r.registry_id = line ->> 'registryId'), '')) end) order by place)
     from jsonb_array_elements(draft -> 'lines') with ordinality as entry (line, place)))
   where exists (select from jsonb_array_elements(draft -> 'lines') line where line ->> 'registryId' is not null)`,
  `insert into registry_hold
   select attempt_id, line -> 'registry' ->> 'registryId', line ->> 'sku', sum((line ->> 'quantity')::int)
   from order_attempt cross join lateral jsonb_array_elements(draft -> 'lines') line
   where state not in ('placed', 'failed') and line -> 'registry' ->> 'registryId' is not null group by 1, 2, 3`,
];
