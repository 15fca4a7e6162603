import { readCalendar } from '../mutations.ts';

/** Fetches the calendar file with the places I may see and hands it to the browser as a download. */
export async function saveCalendarFile(huddleId: string): Promise<void> {
  const file = await (await readCalendar(huddleId)).blob();
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: 'huddle.ics' });
  link.click();
  URL.revokeObjectURL(address);
}
