const UNIQUE_VIOLATION = '23505';

/** Somebody else was first: a unique index refused the row, and the transaction is undone. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
