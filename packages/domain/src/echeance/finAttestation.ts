import { addDays } from '../date/addDays.ts';

/** Last day on which an Urssaf attestation of a date is recent enough (rules/dossier#documents). */
export const finAttestation = (date: string, validiteJours: number): string => addDays(date, validiteJours);
