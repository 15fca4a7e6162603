import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { MailProof } from '#platform/web/session/enter-by-mail.ts';
import type { HuddleView } from '../../contract/views.ts';
import { largestParty } from '../../rules/foresee.ts';
import { askForCode, type JoinFault, newWord } from './ask-for-code.ts';
import { enterByMail, giveYes, type Joined } from './give-yes.ts';
import { type KeptAnswer, keptAnswer, readMailLink } from './kept-answer.ts';

const NOTHING: KeptAnswer = { email: '', people: 1, ask: null };

/** Everything that somebody who is not logged in says until they go: address, party, code (GATE-14). */
export function useJoin(huddle: HuddleView) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const link = search.get('link') ?? undefined;
  const [mailLink] = useState(() => readMailLink(window.location.hash));
  const [entered, setEntered] = useState(false);
  const [answer, setAnswer] = useKeptAnswer(huddle, mailLink?.people, !entered);
  const [fault, setFault] = useState<JoinFault>();
  const [joined, setJoined] = useState<Joined>();

  const sayYes = async () => {
    const given = await giveYes(huddle, answer.people, link);
    setFault('kind' in given ? given : undefined);
    if ('me' in given) setJoined(given);
  };
  const enter = async (proof: MailProof) => {
    const wrong = await enterByMail(proof);
    setFault(wrong);
    if (wrong) return;
    // The word in the address is used up.
    if (mailLink) window.history.replaceState(window.history.state, '', pathname + window.location.search);
    setEntered(true);
    await sayYes();
  };
  return {
    answer,
    fault,
    entered,
    joined,
    mailLink,
    change: (changed: Partial<KeptAnswer>) => {
      setFault(undefined);
      setAnswer({ ...answer, ...changed });
    },
    async sendCode(): Promise<void> {
      const ask = newWord();
      const back = `${pathname}${link ? `?link=${link}` : ''}#people=${answer.people}`;
      const wrong = await askForCode({ email: answer.email.trim(), ask, back });
      setFault(wrong);
      if (!wrong) setAnswer({ ...answer, ask });
    },
    tryCode: async (code: string) => answer.ask !== null && enter({ ask: answer.ask, code }),
    openLink: async () => mailLink && enter({ token: mailLink.token }),
    sayYes,
  };
}

export type Join = ReturnType<typeof useJoin>;

/** What they have said, which this tab keeps until they are logged in. */
function useKeptAnswer(huddle: HuddleView, people: number | undefined, keeps: boolean) {
  const state = useState<KeptAnswer>(() => firstAnswer(huddle, people));
  const [answer] = state;
  useEffect(() => {
    if (keeps) keptAnswer.save(huddle.id, answer);
    else keptAnswer.forget(huddle.id);
  }, [huddle.id, answer, keeps]);
  return state;
}

function firstAnswer(huddle: HuddleView, people: number | undefined): KeptAnswer {
  const kept = keptAnswer.read(huddle.id) ?? NOTHING;
  const limit = largestParty(huddle.settings);
  return { ...kept, people: Math.min(people ?? kept.people, limit) };
}
