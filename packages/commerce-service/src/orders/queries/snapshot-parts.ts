// Expressions of the statement with which a call starts; the basket's module joins them.

/**
 * The units of the line `l` that the basket's own attempt holds: they count as available for its shopper, in another tab
 * too.
 */
export const ownHold = `
  case when b.status = 'placing' then coalesce((
    select sum(h.quantity)::int from stock_hold h join order_attempt a using (attempt_id)
    where a.basket_id = b.basket_id and h.sku = l.sku), 0) else 0 end`;

/** How many orders the trips to some areas have from now on, by trip; the areas are a query of one column. */
export const toBookedTrips = (areas: string): string => `
  (select json_object_agg(trip_id, booked) from (
    select trip_id, count(*)::int as booked from trip_booking
    where right(trip_id, 3) = any(array(${areas})) and substr(trip_id, 6, 10) >= to_char($4::timestamptz, 'YYYY-MM-DD')
    group by trip_id) booking)`;
