import type { StoreLocation } from "@store/contract/catalog";
import { PhoneLink } from "./phone-link.tsx";

/** One store: address, telephone, hours and what it offers beyond its shelves. */
export function StoreCard({ store }: { store: StoreLocation }) {
  const { address1, city, state, postalCode } = store.address;
  const services = store.services ?? [];
  return (
    <article id={store.locationId} data-part="store-card">
      <h3>{store.name}</h3>
      <address>
        {address1}
        <br />
        {city}, {state} {postalCode}
        <br />
        <PhoneLink phone={store.phone} />
      </address>
      <h4>Hours</h4>
      <ul>
        {store.hours.map((hours) => (
          <li key={hours}>{hours}</li>
        ))}
      </ul>
      {services.length > 0 ? (
        <>
          <h4>Services</h4>
          <ul>
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </>
      ) : null}
    </article>
  );
}
