/** '3 h 30 min', '45 min', '2 d 4 h' */
export function formatDuration(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const words = [days && `${days} d`, hours && `${hours} h`, !days && rest && `${rest} min`].filter(Boolean);
  return words.join(' ') || '0 min';
}
