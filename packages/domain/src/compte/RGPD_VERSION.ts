/** Version of the data-protection terms that an account accepts; a new one is asked again at the next key (W5, D6). */
export const RGPD_VERSION = '2026-11';
