import type { WireReply } from '#platform/shared/wire.ts';
import type { HuddleContract } from '../../contract/huddle.ts';

/** What a visitor's list of huddles holds. */
export type PublicHuddles = WireReply<HuddleContract['GET /api/public/huddles']>;
