import { type Kysely, sql } from "kysely";

/**
 * What a search looks through: one document for every SKU and the words of all of them, kept up by triggers, so that who
 * changes the catalog, in whatever way, changes what is found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create extension if not exists pg_trgm`,
  // `document` is what a search looks through, `name` what a shopper may be typing the beginning of.
  `create table search_document (
     sku text primary key references variant on delete cascade, product_id text not null,
     document tsvector not null, name tsvector not null)`,
  `create index search_document_by_document on search_document using gin (document)`,
  `create index search_document_by_name on search_document using gin (name)`,
  // What a misspelled word may have meant.
  `create table search_word (word text primary key)`,
  `create index search_word_by_likeness on search_word using gist (word gist_trgm_ops)`,
  `create index product_by_place on product (category_slug, position)`,
  `create index variant_by_picture on variant (picture)`,
  `create index variant_by_material on variant (material text_pattern_ops)`,
  `create index variant_by_color_family on variant (color_family text_pattern_ops)`,

  `create function refresh_search_documents(of_products text[]) returns void language sql as $$
     with words as (
       select variant.sku, product.product_id, product.name, product.summary, product.details,
         concat_ws(' ', variant.option_label, variant.color_family, variant.material, fabric.name, category.title) as facts,
         department.title as department
       from variant
       join product using (product_id)
       join category on category.slug = product.category_slug
       left join category department on department.slug = category.parent_slug
       left join fabric using (fabric_id)
       where product_id = any (of_products)
     ), vocabulary as (
       insert into search_word (word)
       select distinct word from words, regexp_split_to_table(lower(concat_ws(' ', name, facts, department)), '[^[:alnum:]]+') word
       where length(word) > 2
       on conflict do nothing
     )
     insert into search_document (sku, product_id, document, name)
     select sku, product_id,
       setweight(to_tsvector('english', concat_ws(' ', name, sku)), 'A') || setweight(to_tsvector('english', facts), 'B') ||
         setweight(to_tsvector('english', concat_ws(' ', summary, department)), 'C') ||
         setweight(to_tsvector('english', details), 'D'),
       to_tsvector('simple', name)
     from words
     on conflict (sku) do update set product_id = excluded.product_id, document = excluded.document, name = excluded.name
     where (search_document.product_id, search_document.document, search_document.name)
       is distinct from (excluded.product_id, excluded.document, excluded.name)
   $$`,
  `create function refresh_search_of_products() returns trigger language plpgsql as $$
     begin
       perform refresh_search_documents(array(select distinct product_id from changed));
       return null;
     end $$`,
  `create function refresh_search_of_categories() returns trigger language plpgsql as $$
     begin
       perform refresh_search_documents(array(
         select product_id from product join category on category.slug = product.category_slug
         where exists (select from changed where changed.slug in (category.slug, category.parent_slug))));
       return null;
     end $$`,
  `create function refresh_search_of_fabrics() returns trigger language plpgsql as $$
     begin
       perform refresh_search_documents(array(
         select distinct product_id from variant where fabric_id in (select fabric_id from changed)));
       return null;
     end $$`,
  `create trigger search_follows_new_variant after insert on variant
     referencing new table as changed for each statement execute function refresh_search_of_products()`,
  `create trigger search_follows_variant after update on variant
     referencing new table as changed for each statement execute function refresh_search_of_products()`,
  `create trigger search_follows_product after update on product
     referencing new table as changed for each statement execute function refresh_search_of_products()`,
  `create trigger search_follows_category after update on category
     referencing new table as changed for each statement execute function refresh_search_of_categories()`,
  `create trigger search_follows_fabric after update on fabric
     referencing new table as changed for each statement execute function refresh_search_of_fabrics()`,
  `select refresh_search_documents(array(select product_id from product))`,
];
