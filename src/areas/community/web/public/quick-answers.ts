import { answerJoinRequest, joinCommunity, leaveCommunity } from '../mutations.ts';

/** Takes an invitation or declines it; a community with rules refuses until they were read on its page. */
export function answerInvitation(communityId: string, yes: boolean): Promise<{ message: string }> {
  return yes ? joinCommunity(communityId, {}) : leaveCommunity(communityId);
}

export { answerJoinRequest, joinCommunity };
