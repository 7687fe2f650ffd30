import type { StoreLocation } from "@store/contract/catalog";
import { PhoneLink } from "../../web/page/phone-link.tsx";

/** One store: address, phone number, hours and services. */
export function StoreCard({ store }: { store: StoreLocation }) {
  const { address1, city, state, postalCode } = store.address;
  const services = store.services ?? [];
  return (
    <article id={store.locationId} data-part="store-card">
      <div>
        <h3>{store.name}</h3>
        {store.distance ? <p>{`${store.distance.value} ${store.distance.unit} away`}</p> : null}
        <address>
          <span>{address1}</span>
          <br />
          <span>{`${city}, ${state} ${postalCode}`}</span>
          <br />
          <PhoneLink phone={store.phone} />
        </address>
      </div>
      <StoreNotes title="Hours" notes={store.hours} />
      {services.length > 0 ? <StoreNotes title="Services" notes={services} /> : null}
    </article>
  );
}

function StoreNotes({ title, notes }: { title: string; notes: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
