/** A looking glass, silent: the control around it says what it does. */
export function SearchIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="10.5" cy="10.5" r="6.5" strokeWidth="1.5" />
      <path d="m15.5 15.5 5 5" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
