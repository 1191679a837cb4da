import { readTelephone } from './readTelephone.ts';

/** Whether a number is possible under its country code; its metadata is heavy, so not for what loads first (rules/formats#telephones). */
export const isTelephoneValid = (telephone: {
  readonly indicatif: string | null;
  readonly numero: string | null;
}): boolean => readTelephone(telephone)?.isPossible() === true;
