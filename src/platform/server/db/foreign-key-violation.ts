const FOREIGN_KEY_VIOLATION = '23503';

/** What a row refers to is gone: nothing was written. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION;
}
