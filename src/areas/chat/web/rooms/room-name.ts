import type { RoomView } from '../../contract/views.ts';

/** What a room is called: by its name, or by the people in it; undefined when they are gone. */
export function nameOfRoom({ name, faces }: RoomView): string | undefined {
  return name || faces.map(({ displayName }) => displayName).join(', ') || undefined;
}
