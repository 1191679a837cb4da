/** An hour as it is typed in France, « 8h30 », « 8:30 », « 830 » or « 8 », as `HH:mm`; null when it is none. */
export function readHeure(typed: string): string | null {
  const [, hours, minutes = '00'] = /^([01]?\d|2[0-3])\s*(?:[:hH.]?\s*([0-5]\d)?)$/.exec(typed.trim()) ?? [];
  return hours === undefined ? null : `${hours.padStart(2, '0')}:${minutes}`;
}
