import type { CommunityView } from '#areas/community/contract/views.ts';
import { findCommunityWithCounts, leadersOf, presentCommunity } from '#areas/community/server/public.ts';
import { discoverHuddles } from '#areas/huddle/server/public.ts';
import { visiblePersonSummaries } from '#areas/person/server/public.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { Reply } from '../../rules/answer.ts';
import { firstWords } from '../../rules/kinds/say-huddle.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import type { Entry } from '../../rules/voice/club-facts.ts';
import { actOn } from '../tools/act-cards.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard, personCard } from '../tools/cards.ts';
import { meantCommunity } from '../tools/meant-community.ts';
import { topicOf } from '../tools/topics.ts';
import { answerCommunities } from './about-people.ts';

const MAX_LEADERS = 3;
const MAX_OUTINGS = 2;

/** One community: how many belong to it, how one gets in, who leads it, and what it plans next. */
export async function answerCommunity(asker: Asker, plan: Plan): Promise<Reply> {
  const { platform, personId, now, voice } = asker;
  const card = await meantCommunity(asker, plan);
  if (!card) return answerCommunities(asker, plan);
  const id = asObjectId(card.id);
  const { db } = platform.database;
  const found = await findCommunityWithCounts(db, personId, id, now);
  if (!found) return { text: voice.whichName };
  const view = presentCommunity(found, { counts: found.counts, invitedBy: null });
  const isInside = found.access === 'INSIDE' || found.access === 'LEAD';
  const leaders = isInside ? await leadingIn(asker, id) : [];
  const huddles = await discoverHuddles(db, {
    personId,
    now,
    communityId: id,
    limit: MAX_OUTINGS,
    sort: 'DATE',
  });
  const shown = huddles.slice(0, MAX_OUTINGS);
  const names = leaders.map(({ displayName }) => displayName);
  const { member, joinRequested } = view.membership;
  return {
    text: voice.club.facts({
      ...factsOf(view),
      leaders: isInside ? names : undefined,
      entry: member && ENTRY.test(bare(plan.asked)) ? entryOf(view) : undefined,
      dues: MONEY.test(bare(plan.asked)) ? duesOf(found.row, view) : undefined,
    }),
    cards: [
      card,
      ...leaders.map((face) => personCard(face, voice.club.leads(view.name))),
      ...shown.map((huddle) => huddleCard(asker, huddle)),
    ],
    acts: member || joinRequested ? [] : [actOn('JOIN', card)],
    topic: { ...topicOf(shown), community: { id } },
  };
}

/** How others get in. */
const ENTRY =
  /\b(?:open|public|private|hidden|join\w*|approv\w*|ok|permission|find|see|anyone|anybody|everybody|offen|privat|beitreten|freigeben|zustimm\w*|jeder|jeden|alle|finden|aufnehm\w*|dazukommen)\b/;

function entryOf({ privacy, approvalRequired }: CommunityView): Entry {
  if (privacy !== 'PUBLIC') return privacy;
  return approvalRequired ? 'ASKS_FIRST' : 'OPEN';
}

const MONEY =
  /\b(?:costs?|pay|paid|pays|dues|fees?|free|charge|charges|price|money|expensive|kostet|kosten|zahl\w*|(?<!(?:neue|neuen|neuesten|letzten) )beitrag\w*|gebuhr\w*|gratis|umsonst|teuer|preis)\b/;

function duesOf(
  { dues_cents: cents, dues_currency: currency, dues_every: every }: Found['row'],
  view: CommunityView,
) {
  if (!view.membership.member) return 'UNSEEN';
  return cents === null || currency === null || every === null ? 'NONE' : { cents, currency, every };
}

type Found = NonNullable<Awaited<ReturnType<typeof findCommunityWithCounts>>>;

function factsOf({ name, description, statistics, membership, privacy, approvalRequired }: CommunityView) {
  const { member, joinRequested } = membership;
  const asks = approvalRequired || privacy !== 'PUBLIC';
  return {
    name,
    about: firstWords(description),
    members: statistics.totalMembers,
    outings: statistics.totalUpcomingHuddles,
    standing: member
      ? ('MEMBER' as const)
      : joinRequested
        ? ('ASKED' as const)
        : asks
          ? ('ASKS_FIRST' as const)
          : ('OPEN' as const),
  };
}

async function leadingIn({ platform, personId }: Asker, id: CommunityId) {
  const { db } = platform.database;
  const ids = (await leadersOf(db, [id])).get(id) ?? [];
  const faces = await visiblePersonSummaries(db, personId, ids);
  return ids.flatMap((each) => faces.get(each) ?? []).slice(0, MAX_LEADERS);
}
