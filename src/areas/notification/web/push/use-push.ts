import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endPushes, subscribe } from '#platform/web/push-subscription.ts';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { toastOutcome } from '#ui/toast-outcome.ts';
import { devicesQuery, keepDevice, ownDevice, pushStateQuery, removeDevice } from './devices.ts';

/** Being told on this device: how it stands, and the presses that change it. */
export function usePush() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data: state } = useQuery(pushStateQuery);
  const { data: devices } = useQuery(devicesQuery);
  const lookAgain = () =>
    Promise.all(
      [pushStateQuery, devicesQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
    );
  const run = async (work: Parameters<typeof runAndToast>[0]) => {
    toastOutcome(t`Notifications`, await runAndToast(work));
    await lookAgain();
  };
  const refused = t`This browser did not allow it.`;
  const switchOn = () =>
    run(async () => {
      const subscribed = await subscribe(devices?.publicKey ?? '').catch(() => undefined);
      return subscribed ? keepDevice(subscribed) : { error: true, message: refused };
    });
  const remove = (id: string) =>
    run(async () => {
      if (id === ownDevice()) await endPushes();
      return removeDevice(id);
    });
  return { state, devices, switchOn, remove, run };
}
