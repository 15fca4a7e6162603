import type { WireReply } from '#platform/shared/wire.ts';
import type { DiscoverContract } from '../../contract/discover.ts';
import type { HuddleContract } from '../../contract/huddle.ts';

/** What a visitor's list of huddles holds. */
export type PublicHuddles = WireReply<HuddleContract['GET /api/public/huddles']>;

/** What a visitor's first screen shows: one of each part of the world. */
export type HuddlesByRegion = WireReply<DiscoverContract['GET /api/public/huddles/by-region']>;
