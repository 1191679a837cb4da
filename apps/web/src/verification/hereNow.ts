const PARIS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** What a device judges a certificat by: its own day in Paris, and the site that it stands on. */
export const hereNow = () => ({ today: PARIS.format(new Date()), site: location.origin });
