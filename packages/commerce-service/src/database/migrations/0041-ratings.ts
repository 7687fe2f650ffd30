import { type Kysely, sql } from "kysely";

/**
 * How many reviews a product has and their average, for lists that show and filter many products. Triggers keep both
 * right, so that no list counts reviews.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const counted = `select product_id, count(*), round(avg(stars), 1) from product_review`;

const statements = [
  `create table product_rating (
     product_id text primary key references product on delete cascade,
     count int not null,
     average numeric(2, 1) not null)`,
  `insert into product_rating (product_id, count, average) ${counted} group by product_id`,
  // Two who review one product at the same time wait for each other: else neither would count the other.
  `create function refresh_product_ratings() returns trigger language plpgsql as $$
     declare reviewed text[] := array(select distinct product_id from changed);
     begin
       perform from product where product_id = any (reviewed) order by product_id for no key update;
       delete from product_rating as rating where product_id = any (reviewed)
         and not exists (select from product_review where product_review.product_id = rating.product_id);
       insert into product_rating as rating (product_id, count, average)
         ${counted} where product_id = any (reviewed) group by product_id
         on conflict (product_id) do update set count = excluded.count, average = excluded.average
         where (rating.count, rating.average) is distinct from (excluded.count, excluded.average);
       return null;
     end $$`,
  ...(["insert", "update", "delete"] as const).flatMap((event) =>
    (["old", "new"] as const)
      // An update that gives a review to another product changes two.
      .filter((rows) => event === "update" || rows === (event === "delete" ? "old" : "new"))
      .map(
        (rows) => `create trigger rating_follows_${event}_of_${rows} after ${event} on product_review
          referencing ${rows} table as changed for each statement execute function refresh_product_ratings()`,
      ),
  ),
  `create function remove_product_ratings() returns trigger language plpgsql as $$
     begin
       delete from product_rating;
       return null;
     end $$`,
  `create trigger rating_follows_truncate after truncate on product_review
     for each statement execute function remove_product_ratings()`,
];
