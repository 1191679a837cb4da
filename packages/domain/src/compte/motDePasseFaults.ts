import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';

/** What is wrong with the proof of who one is: the present password is owed, at its path. */
export const preuveFaults = (password: string, path: string): FieldFault[] =>
  faultIf(password === '', path, 'compte.erreurs.mot-de-passe-actuel-requis');

/** What a change of password lacks; whether the new one is good enough is told by `passwordFaultOf`. */
export const changementFaults = (typed: {
  readonly currentPassword: string;
  readonly newPassword: string;
}): FieldFault[] => [
  ...preuveFaults(typed.currentPassword, 'currentPassword'),
  ...faultIf(typed.newPassword === '', 'newPassword', 'compte.erreurs.nouveau-mot-de-passe-requis'),
];

/** What the acceptance of the terms lacks: without it no account is opened. */
export const acceptationFaults = (acceptationRGPD: boolean): FieldFault[] =>
  faultIf(!acceptationRGPD, 'acceptationRGPD', 'compte.acceptation-requise');

/** What a first password, or one chosen again, lacks. */
export const choixFaults = (typed: { readonly password: string; readonly acceptationRGPD: boolean }): FieldFault[] => [
  ...faultIf(typed.password === '', 'password', 'compte.erreurs.nouveau-mot-de-passe-requis'),
  ...acceptationFaults(typed.acceptationRGPD),
];
