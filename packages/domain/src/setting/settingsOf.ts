import { ROLE_TYPES } from '../role/RoleType.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

type Stored = { readonly cle: string; readonly valeur: unknown };

const LONGEST_TEXT = 1000;
const MAX_NUMBER = 2_000_000_000;
const EXTENSION = /^[a-z0-9]{1,10}$/;

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_NUMBER;
const isExtensions = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string' && EXTENSION.test(one));
const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT;
/** An empty list is valid: no role then needs one. */
const isRoles = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => ROLE_TYPES.some((role) => role === one));

function isOfItsKind({ cle, valeur }: Stored): boolean {
  const defaults: Readonly<Record<string, unknown>> = DEFAULT_SETTINGS;
  if (!Object.hasOwn(defaults, cle)) return false;
  if (cle === 'rolesSecondFacteur') return isRoles(valeur);
  if (typeof defaults[cle] === 'string') return isText(valeur);
  return typeof defaults[cle] === 'number' ? isCount(valeur) : isExtensions(valeur);
}

/** The defaults, overridden by the stored values; unknown names and wrong types are ignored and reported (rules/niveaux#settings). */
export function settingsOf(
  stored: readonly Stored[],
  defaults: Settings = DEFAULT_SETTINGS,
): {
  readonly settings: Settings;
  readonly refused: readonly string[];
} {
  const kept = stored.filter(isOfItsKind);
  return {
    settings: { ...defaults, ...Object.fromEntries(kept.map(({ cle, valeur }) => [cle, valeur])) },
    refused: stored.filter((one) => !isOfItsKind(one)).map(({ cle }) => cle),
  };
}
