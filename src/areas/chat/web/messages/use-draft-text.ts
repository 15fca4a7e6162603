import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { drafts } from '#platform/web/drafts.ts';
import { useReadOnce } from '#platform/web/use-read-once.ts';

/** What is typed in a room and not sent: there again after a reload. */
export function useDraftText(roomId: string): [string, (text: string) => void] {
  const owner = useQuery(myAccount).data?.id ?? '';
  const name = `words_${roomId}`;
  const kept = useReadOnce(() => drafts.read<string>(name, owner) ?? '', '');
  const [text = kept, setText] = useState<string>();
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') drafts.forget(name);
      else drafts.save(name, owner, next);
    },
  ];
}
