import type { WireReply } from '#platform/shared/wire.ts';
import type { CommunityContract } from '../../contract/community.ts';

/** What a visitor's list of communities holds. */
export type PublicCommunities = WireReply<CommunityContract['GET /api/public/communities']>;
