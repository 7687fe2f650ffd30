import { type Kysely, sql } from "kysely";

/**
 * A basket as one aggregate: what the shopper chose is one document on its row, its lines know where they are going, and
 * it belongs to an owner, who is a guest's session or an account. What an order holds while it is paid for, and what it
 * was paid with besides one card.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table session add column account_id text references account, add column owner_id text`,
  `update session set owner_id = session_id`,
  `alter table session alter column owner_id set not null`,

  `alter table basket add column owner_id text, add column choices jsonb not null default '{}'`,
  `update basket set owner_id = session_id, choices = jsonb_strip_nulls(jsonb_build_object(
     'email', email, 'billingAddress', billing_address,
     'recipients', jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
       'id', 'recipient-1', 'address', shipping_address, 'serviceLevels', service_levels))),
     'cards', (select coalesce(jsonb_agg(jsonb_build_object(
         'id', basket_payment_id, 'token', token, 'type', card_type, 'lastFour', last_four,
         'expMonth', exp_month, 'expYear', exp_year) order by slot), '[]')
       from basket_card c where c.basket_id = basket.basket_id)))`,
  `drop table basket_card`,
  `drop index basket_one_active_per_session`,
  `alter table basket alter column owner_id set not null,
     drop column session_id, drop column email, drop column shipping_address, drop column billing_address,
     drop column service_levels`,
  `create unique index basket_one_active_per_owner on basket (owner_id, site) where status <> 'ordered'`,

  `drop index basket_line_one_per_choice`,
  `alter table basket_line alter column position drop identity, alter column position set not null`,
  `alter table basket_line
     add column state text not null default 'cart' check (state in ('cart', 'saved', 'removedFromCart', 'removedFromSaved')),
     add column recipient_id text, add column location_id text references store_location,
     add column has_installation boolean not null default false`,
  `create index basket_line_of_basket on basket_line (basket_id)`,

  `alter table product add column installation jsonb`,
  // What a site cannot do for the moment, such as installing or personalising.
  `create table service_outage (
     site text not null check (site in ('US', 'CA')),
     service text not null check (service in ('installation', 'personalization', 'inHousePersonalization', 'customOrder', 'giftCards')),
     primary key (site, service))`,
  // How often something that can be guessed or flooded was tried in the running window.
  `create table rate_limit (subject text primary key, window_started timestamptz not null, used int not null)`,

  // Attempts: the cards with their own references, in the order of their authorizations.
  `alter table order_attempt add column cards jsonb not null default '[]', add column owner_id text`,
  `update order_attempt set owner_id = session_id, cards = case when card is null then '[]'::jsonb
     else jsonb_build_array(card || jsonb_build_object('reference', authorisation_reference, 'amountCents', total_cents)) end`,
  `alter table order_attempt alter column owner_id set not null, drop column card, drop column authorisation_reference,
     drop constraint order_attempt_failure_check,
     add check (failure in ('declined', 'notReceived', 'verificationRequired', 'codeMismatch'))`,
  `create index order_attempt_by_owner on order_attempt (owner_id, attempt_key)`,
  // What an attempt holds besides stock; a hold goes when the attempt ends.
  `create table tender_hold (
     attempt_id text not null references order_attempt, kind text not null check (kind in ('giftCard', 'tenderCode', 'certificate')),
     number_hash text not null, amount_cents int not null check (amount_cents > 0), primary key (attempt_id, kind, number_hash))`,
  // One use of a code: by anybody ('*'), by one customer, or by one attempt, as its promotion says.
  `create table promotion_use (
     code text not null references promotion, customer text not null, attempt_id text not null references order_attempt,
     primary key (code, customer))`,
  `create index promotion_use_by_attempt on promotion_use (attempt_id)`,
  `create table trip_booking (
     attempt_id text not null references order_attempt, recipient_id text not null, trip_id text not null,
     slot int not null check (slot between 1 and 4), primary key (attempt_id, recipient_id), unique (trip_id, slot))`,

  // Orders: several recipients, several tenders.
  `alter table customer_order add column owner_id text, add column services_cents int not null default 0`,
  `update customer_order set owner_id = session_id`,
  `alter table customer_order alter column owner_id set not null, drop column session_id,
     drop constraint customer_order_check,
     add check (total_cents = subtotal_cents + services_cents + shipping_cents + surcharge_cents - discount_cents + tax_cents)`,
  `create index customer_order_by_owner on customer_order (owner_id)`,
  `create table order_recipient (
     order_id text not null references customer_order, recipient_id text not null, position int not null,
     address jsonb, location_id text references store_location, choices jsonb not null default '{}',
     primary key (order_id, recipient_id))`,
  `insert into order_recipient (order_id, recipient_id, position, address)
     select order_id, 'recipient-1', 0, jsonb_strip_nulls(jsonb_build_object('firstName', first_name, 'lastName', last_name,
       'address1', address1, 'address2', address2, 'address3', address3, 'city', city, 'state', state,
       'postalCode', postal_code, 'country', country, 'dayPhone', day_phone))
     from order_address where role = 'shipping'`,
  `delete from order_address where role = 'shipping'`,
  `alter table order_shipment add column recipient_id text`,
  `update order_shipment set recipient_id = 'recipient-1'`,
  `alter table order_shipment alter column recipient_id set not null`,
  `alter table order_line add column discount_cents int not null default 0, add column services_cents int not null default 0`,
  `create table order_promotion (
     order_id text not null references customer_order, code text not null, description text not null,
     primary key (order_id, code))`,
  `alter table order_payment drop constraint order_payment_kind_check, alter column card_type drop not null,
     alter column authorisation_reference drop not null, drop constraint order_payment_last_four_check,
     add check (kind in ('card', 'giftCard', 'tenderCode', 'certificate', 'applePay', 'payPal', 'venmo', 'visaCheckout', 'masterpass')),
     add check ((kind = 'card') = (card_type is not null)),
     add check (authorisation_reference is not null or kind in ('giftCard', 'tenderCode', 'certificate')),
     add check (last_four ~ '^[0-9A-Z]{4}$')`,
];
