import { adresseScellee } from '../../../platform/mail/adresseScellee.ts';

/** The addresses to which the sender of a thread answers. */
export const { of: adresseDuFil, read: filDeLAdresse } = adresseScellee('', 'fil-support');
