import { useLingui } from '@lingui/react/macro';

/** What was said in the reader's words: yes and no are kept as codes. */
export function useSaid(): (value: string) => string {
  const { t } = useLingui();
  return (value) => {
    if (value === 'YES') return t`Yes`;
    return value === 'NO' ? t`No` : value;
  };
}
