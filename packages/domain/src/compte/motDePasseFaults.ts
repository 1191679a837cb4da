import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { lengthFaultOf } from './lengthFaultOf.ts';

/** What is wrong with the proof of who one is: the present password is owed, at its path. */
export const preuveFaults = (password: string, path: string): FieldFault[] =>
  faultIf(password === '', path, 'compte.erreurs.mot-de-passe-actuel-requis');

/** What a new password lacks at its path, by itself: that it is owed, or its length; whether it is good enough for its person is told by `passwordFaultOf`. */
function nouveauFaults(password: string, path: string): FieldFault[] {
  if (password === '') return [{ path, title: 'compte.erreurs.nouveau-mot-de-passe-requis' }];
  const fault = lengthFaultOf(password);
  return fault === null ? [] : [{ path, title: `compte.mot-de-passe-${fault}` }];
}

/** What a change of password lacks. */
export const changementFaults = (typed: {
  readonly currentPassword: string;
  readonly newPassword: string;
}): FieldFault[] => [
  ...preuveFaults(typed.currentPassword, 'currentPassword'),
  ...nouveauFaults(typed.newPassword, 'newPassword'),
];

/** What the acceptance of the terms lacks: without it no account is opened. */
export const acceptationFaults = (acceptationRGPD: boolean): FieldFault[] =>
  faultIf(!acceptationRGPD, 'acceptationRGPD', 'compte.acceptation-requise');

/** What a first password, or one chosen again, lacks. */
export const choixFaults = (typed: { readonly password: string; readonly acceptationRGPD: boolean }): FieldFault[] => [
  ...nouveauFaults(typed.password, 'password'),
  ...acceptationFaults(typed.acceptationRGPD),
];
