import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { MAX_ADDRESS } from '../../rules/limits.ts';
import { keepMyAddress } from '../mutations.ts';
import { useAct } from '../use-act.ts';

/** Where the community writes to me, which I mend myself (C11). */
export function OwnAddress({ communityId, before }: { communityId: string; before: string }) {
  const { t } = useLingui();
  const act = useAct();
  const [address, setAddress] = useState(before);
  const changed = address.trim() !== before;
  return (
    <>
      <Textarea
        size="md"
        label={t`Your address`}
        description={t`For letters of this community. Its admins and treasurers see it.`}
        autosize
        minRows={2}
        maxLength={MAX_ADDRESS}
        autoComplete="street-address"
        value={address}
        onChange={({ currentTarget: { value } }) => setAddress(value)}
      />
      {changed && (
        <SubmitButton onPress={() => act(() => keepMyAddress(communityId, address.trim()))}>
          <Trans>Save the address</Trans>
        </SubmitButton>
      )}
    </>
  );
}
