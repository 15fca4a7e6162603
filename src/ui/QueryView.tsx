import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { PageSkeleton } from './Skeletons.tsx';

interface Read<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface QueryViewProps<T> {
  query: Read<T>;
  /** Shown when it is missing, or not for this viewer: the server does not tell which. */
  gone: ReactNode;
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A page of one object in all its states: on its way, failed, gone, and there. */
export function QueryView<T>({ query, gone, skeleton = <PageSkeleton />, children }: QueryViewProps<T>) {
  const { data, error, isFetching, refetch } = query;
  // Asked first: who may not see it any longer sees nothing of what was read before.
  if (isMissing(error)) return gone;
  if (data !== undefined) return children(data);
  return error ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : skeleton;
}

/** An address that is none is missing, too. */
function isMissing(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return status === 404 || status === 400;
}
