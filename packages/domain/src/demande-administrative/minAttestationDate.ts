import { addDays } from '../date/addDays.ts';

/** Earliest date of an Urssaf attestation that is still recent enough (rules/dossier#documents; about six months by default). */
export const minAttestationDate = (today: string, validiteJours: number): string => addDays(today, -validiteJours);
