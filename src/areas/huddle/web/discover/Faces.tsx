import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { FaceRow } from '#ui/FaceRow.tsx';
import type { HuddleCard as Huddle } from '../../contract/views.ts';
import { facesQuery } from './discover-query.ts';
import classes from './Faces.module.css';

type FacesById = ReadonlyMap<string, readonly PersonSummary[]>;

const FacesContext = createContext<FacesById>(new Map());

/** Fetches the faces of a list at once; they may come after its words. */
export function FacesOf({ huddles, children }: { huddles: readonly Huddle[]; children: ReactNode }) {
  const { data } = useQuery(facesQuery(huddles.map(({ id }) => id)));
  const known = useMemo(() => new Map(data?.items.map(({ huddleId, faces }) => [huddleId, faces])), [data]);
  return <FacesContext value={known}>{children}</FacesContext>;
}

/** Who hosts, and who goes as far as I may know; their place is kept until they come. */
export function Faces({ huddleId, size }: { huddleId: string; size: number }) {
  const faces = use(FacesContext).get(huddleId) ?? [];
  return (
    <div className={classes.faces} style={{ minHeight: size, minWidth: size }}>
      {faces.length > 0 && (
        <FaceRow
          size={size}
          faces={faces.map(({ id, displayName: name, profilePicUrl: pictureUrl }) => ({
            id,
            name,
            pictureUrl,
          }))}
        />
      )}
    </div>
  );
}
