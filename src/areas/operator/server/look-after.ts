import { logAct } from '#areas/account/server/public.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { BannerId } from '#platform/shared/ids.ts';
import { MAX_BANNERS } from '../rules/helps.ts';
import { listBanners } from './reads.ts';
import { endBanner, rescheduleJob, saveBanner, saveReadOnly, taskOfJob } from './writes.ts';

const ofNobody = { power: null, personId: null, personName: null };

/** Lets people only read, or write again; logged. */
export function setReadOnly(
  platform: Platform,
  { operator, on }: { readonly operator: string; readonly on: boolean },
): Promise<'done' | 'same' | Refusal> {
  const at = platform.now();
  return inTransaction<'done' | 'same'>(platform.database, async (tx) => {
    if (!(await saveReadOnly(tx, { on, at, operator }))) return 'same';
    const act = on ? 'READ_ONLY_ON' : 'READ_ONLY_OFF';
    await logAct(tx, { id: newId(), at, operator, act, ...ofNobody });
    return 'done';
  });
}

export interface BannerCommand {
  readonly operator: string;
  readonly id: BannerId;
  readonly words: string;
  readonly germanWords: string | null;
  readonly until: Date;
}

/** Shows a banner above every page, or changes the one of this id; logged. */
export function showBanner(platform: Platform, command: BannerCommand): Promise<'done' | Refusal> {
  const at = platform.now();
  return inTransaction<'done'>(platform.database, async (tx) => {
    if (command.until <= at) return refuse('BANNER_IS_OVER');
    const others = (await listBanners(tx, at)).filter(({ id }) => id !== command.id);
    if (others.length >= MAX_BANNERS) return refuse('TOO_MANY_BANNERS', { most: MAX_BANNERS });
    await saveBanner(tx, { ...command, at });
    const { operator, words } = command;
    await logAct(tx, { id: newId(), at, operator, act: 'SHOW_BANNER', ...ofNobody, detail: words });
    return 'done';
  });
}

export function takeBannerDown(
  platform: Platform,
  { operator, id }: { readonly operator: string; readonly id: BannerId },
): Promise<'done' | Refusal> {
  const at = platform.now();
  return inTransaction<'done'>(platform.database, async (tx) => {
    const words = await endBanner(tx, id, at);
    if (words === undefined) return missing();
    await logAct(tx, { id: newId(), at, operator, act: 'END_BANNER', ...ofNobody, detail: words });
    return 'done';
  });
}

/** Runs a failed job again; logged. */
export function retryJob(
  platform: Platform,
  { operator, jobId }: { readonly operator: string; readonly jobId: string },
): Promise<'done' | Refusal> {
  return inTransaction<'done'>(platform.database, async (tx) => {
    const task = await taskOfJob(tx, jobId);
    if (task === undefined) return missing();
    if ((await rescheduleJob(tx, jobId)) === undefined) return refuse('JOB_UNDER_WAY', {}, 'conflict');
    const detail = `${task} ${jobId}`;
    await logAct(tx, { id: newId(), at: platform.now(), operator, act: 'RETRY_JOB', ...ofNobody, detail });
    return 'done';
  });
}
