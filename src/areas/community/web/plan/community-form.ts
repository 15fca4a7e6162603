import type { CommunityPlan, CommunityView } from '../../contract/views.ts';
import type { CommunityPrivacy } from '../../rules/state.ts';

export const MAX_SOCIAL = 5;

/** The fields as they are typed. */
export interface CommunityForm extends Omit<CommunityPlan, 'coverImageCoordinate' | 'incorporatedAt'> {
  incorporatedAt: string;
  coverOffset: number;
}

export const emptyForm: CommunityForm = {
  name: '',
  description: '',
  privacy: 'PUBLIC',
  approvalRequired: false,
  invitationAllowed: true,
  planning: 'ALL',
  memberInvitesSuffice: false,
  earlierMessages: true,
  tags: [],
  location: null,
  incorporatedAt: '',
  logoImageId: null,
  coverImageId: null,
  coverOffset: 50,
  externalWebUrl: '',
  externalVideoUrl: '',
  externalSocialUrls: Array<string>(MAX_SOCIAL).fill(''),
  rules: '',
  joinQuestion: '',
  welcome: '',
};

export function formOf(community: CommunityView): CommunityForm {
  const { name, description, invitationAllowed, location, rules, joinQuestion, welcome } = community;
  return {
    name,
    description,
    invitationAllowed,
    location,
    rules,
    joinQuestion,
    welcome,
    privacy: community.privacy as CommunityPrivacy,
    approvalRequired: community.approvalRequired,
    planning: community.planning,
    memberInvitesSuffice: community.memberInvitesSuffice,
    earlierMessages: community.earlierMessages,
    tags: community.tags.map((tag) => tag.name),
    incorporatedAt: community.incorporatedAt ?? '',
    logoImageId: community.logoImageId,
    coverImageId: community.coverImageId,
    coverOffset: community.coverImageCoordinate.ycoordinate,
    externalWebUrl: community.externalWebUrl,
    externalVideoUrl: community.externalVideoUrl,
    externalSocialUrls: [
      community.externalSocialUrl1,
      community.externalSocialUrl2,
      community.externalSocialUrl3,
      community.externalSocialUrl4,
      community.externalSocialUrl5,
    ],
  };
}

export function planOfForm({ coverOffset, incorporatedAt, ...form }: CommunityForm): CommunityPlan {
  return {
    ...form,
    name: form.name.trim(),
    incorporatedAt: incorporatedAt || null,
    coverImageCoordinate: { ycoordinate: coverOffset },
    externalSocialUrls: form.externalSocialUrls.filter((address) => address.trim() !== ''),
  };
}

const addresses = ['externalWebUrl', 'externalVideoUrl'] as const;

/** Which fields are wrong, before the server is asked: it checks the same and more. */
export function faultsOf(form: CommunityForm): Readonly<Record<string, 'MISSING' | 'NO_ADDRESS'>> {
  const wrong = (address: string) =>
    address.trim() !== '' && !/^https?:\/\/[^\s]+\.[^\s]+$/i.test(address.trim());
  const social = form.externalSocialUrls.flatMap((address, at) =>
    wrong(address) ? [[`externalSocialUrls.${at}`, 'NO_ADDRESS'] as const] : [],
  );
  return Object.fromEntries([
    ...(form.name.trim() === '' ? [['name', 'MISSING'] as const] : []),
    ...addresses.flatMap((field) => (wrong(form[field]) ? [[field, 'NO_ADDRESS'] as const] : [])),
    ...social,
  ]);
}
