/** A sign out of one file of drawings: as code, signs of pages for visitors would weigh on every first visit. */
export function NamedIcon({ name, size = 22 }: { name: string; size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size}>
      <use href={`/signs.svg#${name}`} />
    </svg>
  );
}
