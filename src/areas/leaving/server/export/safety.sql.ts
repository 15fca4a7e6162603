import { sql } from 'kysely';
import { openedForOwner } from '#areas/safety/server/public.ts';
import { columns, type Kind } from './kind.sql.ts';

/** When I was expected back, and whom I wanted told. */
export const safety: readonly Kind[] = [
  {
    name: 'return-plans',
    title: { en: 'Return plans I started', de: 'Rückkehrpläne, die ich begann' },
    tables: ['return_plans', 'return_plan_contacts'],
    rows: (me) => sql`select ${columns(
      'r',
      'id huddle_id name route car note place time_zone expected_at grace_minutes started_at reached ended_at',
    )}, array(select c.contact_id from return_plan_contacts c where c.plan_id = r.id order by 1) as "contactIds"
      from return_plans r where r.owner_id = ${me} order by r.started_at, r.id`,
  },
  {
    name: 'check-ins',
    title: { en: 'Check-ins on the way', de: 'Meldungen von unterwegs' },
    tables: ['return_plan_check_ins'],
    rows: (me) => sql`select ${columns('c', 'id plan_id at note lat lng')} from return_plan_check_ins c
      where c.person_id = ${me} order by c.at, c.id`,
  },
  {
    name: 'emergency-contacts',
    title: { en: 'Emergency contacts', de: 'Notfallkontakte' },
    tables: ['emergency_contacts'],
    rows: (me) => sql`select ${columns('c', 'id secret locale agreed created_at')} from emergency_contacts c
      where c.person_id = ${me} order by c.created_at, c.id`,
    opened: openedForOwner,
  },
];
