const OFFSET = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' });
const HOUR_MS = 60 * 60 * 1000;

function offsetAt(ms: number): number {
  const [, hours = '0'] = /GMT([+-]\d{2}):00/.exec(OFFSET.format(ms)) ?? [];
  return Number(hours) * HOUR_MS;
}

/** The instant at which the clocks of Europe/Paris show a full hour of a day. */
export function parisInstant(date: string, hour: number): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS;
  // The offset of that very moment, which the one of a moment around it may not be.
  return new Date(asUtc - offsetAt(asUtc - offsetAt(asUtc)));
}
