import { sql } from 'kysely';

/**
 * The pictures `p` of inspirations `i`. One that is the photo `f` of somebody else who was at an outing is there only
 * while they allow it, and are there themselves.
 */
export const pictures = sql`inspiration_pictures p join inspirations i on i.id = p.inspiration_id
  left join lateral (select hf.media_id from huddle_photos hf join people fo on fo.id = hf.owner_id
    where hf.id = p.photo_id and fo.suspended_at is null and (hf.owner_id = i.author_id
      or exists (select 1 from look_backs l where l.huddle_id = hf.huddle_id and l.person_id = hf.owner_id
        and l.may_show_photos))) f on true`;

/** Null where it may not be shown any more. */
export const mediaOfPicture = sql`coalesce(p.media_id, f.media_id)`;
