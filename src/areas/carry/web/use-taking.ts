import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { serverNow } from '#platform/web/server-time.ts';
import { type CarriedAct, readCode } from '../rules/code.ts';
import { isFresh } from '../rules/deliverable.ts';
import { gather, type Parts } from '../rules/parts.ts';
import { ownKey } from './device-key.ts';
import { keepCarried } from './keep-carried.ts';

/** What was read from another phone: how far it is, what was taken, and what is wrong with the last. */
export function useTaking() {
  const { t } = useLingui();
  const parts = useRef<Parts>(new Map());
  const seen = useRef(new Set<string>());
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');

  const wordsOf = ({ name: full, kind, body }: CarriedAct): string => {
    const name = full.slice(0, 60) || '?';
    const isText = typeof body === 'object' && body !== null && 'text' in body;
    const text = isText ? String(body.text) : '';
    if (kind === 'allBack') return t`For ${name}: all are back`;
    return kind === 'message' ? t`For ${name}: ${text}` : t`For ${name}: who came`;
  };

  async function takeWhole(code: string): Promise<void> {
    if (seen.current.has(code)) return;
    const act = readCode(code)?.act;
    if (!act) return setSaid(t`This code is damaged. Read it again.`);
    if (!isFresh(act.at, serverNow())) return setSaid(t`This code is older than 7 days.`);
    if ((await ownKey())?.id === act.keyId) return setSaid(t`This code is your own.`);
    if (seen.current.has(code)) return;
    seen.current.add(code);
    const words = wordsOf(act);
    await keepCarried(code, words);
    setTaken((before) => [...before, words]);
    setSaid('');
  }

  async function read(text: string): Promise<void> {
    const next = gather(parts.current, text);
    parts.current = next.parts;
    if (next.code) return takeWhole(next.code);
    if (!next.progress) return setSaid(t`This is no code of Trailfolk.`);
    const { read: count, of } = next.progress;
    setSaid(t`${count} of ${of} codes read`);
  }

  return {
    taken,
    said,
    say: setSaid,
    /** Texts of codes, or several that were copied at once. */
    async take(texts: readonly string[]) {
      const words = texts.flatMap((text) => text.split(/\s+/)).filter((text) => text !== '');
      for (const text of words) await read(text);
    },
  };
}
