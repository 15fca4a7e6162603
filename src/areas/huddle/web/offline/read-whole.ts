import type { QueryClient } from '@tanstack/react-query';
import type { HuddleView } from '../../contract/views.ts';
import { huddleQuery } from '../queries.ts';
import { partsOf } from './parts.ts';

/** Reads all that the page of a huddle shows me, one after the other, so that it is kept (OFF-1). */
export async function readWhole(queries: QueryClient, huddleId: string): Promise<HuddleView> {
  const huddle = await queries.fetchQuery({ ...huddleQuery(huddleId), staleTime: 0 });
  for (const { name, read } of partsOf(huddle)) if (name !== 'DETAILS') await read(queries);
  return huddle;
}
