import classes from './Wordmark.module.css';

/** Two ridges and a rising sun, and the name of the product beside them. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={classes.wordmark}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="9" fill="#0f766e" />
        <circle cx="20.5" cy="12" r="4" fill="#f6c35a" />
        <path d="M3 25 11.5 12.5 16 19l2.4-3 8.6 9z" fill="#fff" opacity=".55" />
        <path d="M3 27 12 18l5 4.5 3.6-3.2L29 27z" fill="#fff" />
      </svg>
      {name}
    </span>
  );
}
