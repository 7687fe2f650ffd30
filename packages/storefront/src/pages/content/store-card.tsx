import type { Stores } from "./stores-page.tsx";

/** One store: address, telephone and hours. */
export function StoreCard({ store }: { store: Stores[number] }) {
  const { address1, city, state, postalCode } = store.address;
  return (
    <article data-part="store-card">
      <h2>{store.name}</h2>
      <address>
        {address1}
        <br />
        {city}, {state} {postalCode}
        <br />
        <a href={`tel:${store.phone.replace(/[^\d+]/g, "")}`}>{store.phone}</a>
      </address>
      <h3>Hours</h3>
      <ul>
        {store.hours.map((hours) => (
          <li key={hours}>{hours}</li>
        ))}
      </ul>
    </article>
  );
}
