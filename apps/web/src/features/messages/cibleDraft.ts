import type { CibleMessage } from '@habilis/api/type-message/CibleMessage';
import type { RoleType } from '@habilis/domain/role/RoleType';

type Criteres = CibleMessage['cibleMessageCriterias'];

/** A target being edited; `key` identifies it when another is removed. */
export type CibleDraft = CibleMessage & { readonly key: string };

/** The criteria of a target, in their order; the days of sessions are one. */
export const CRITERES = [
  'caisses',
  'departements',
  'dispositifNiveaux',
  'regimes',
  'typesEntite',
  'etatHabilitation',
  'plateforme',
  'sessionsDepuis',
  'certificatFormateurFinAvant',
] as const satisfies readonly (keyof Criteres)[];
export type Critere = (typeof CRITERES)[number];

/** A criterion just asked for: it has no value yet. */
const UNSET: Readonly<Record<Critere, Criteres>> = {
  caisses: { caisses: [] },
  departements: { departements: [] },
  dispositifNiveaux: { dispositifNiveaux: [] },
  regimes: { regimes: [] },
  typesEntite: { typesEntite: [] },
  etatHabilitation: { etatHabilitation: undefined },
  plateforme: { plateforme: undefined },
  sessionsDepuis: { sessionsDepuis: undefined, sessionsJusqua: undefined },
  certificatFormateurFinAvant: { certificatFormateurFinAvant: undefined },
};

/** The criteria that a target has, in their order. */
export const criteresOf = (criteres: Criteres): Critere[] =>
  CRITERES.filter((one) => one in criteres || (one === 'sessionsDepuis' && 'sessionsJusqua' in criteres));

/** The target with one more criterion, without value. */
export const withCritere = (cible: CibleDraft, critere: Critere): CibleDraft => ({
  ...cible,
  cibleMessageCriterias: { ...cible.cibleMessageCriterias, ...UNSET[critere] },
});

/** The target without a criterion. */
export function withoutCritere(cible: CibleDraft, critere: Critere): CibleDraft {
  const gone = Object.keys(UNSET[critere]);
  const kept = Object.entries(cible.cibleMessageCriterias).filter(([name]) => !gone.includes(name));
  return { ...cible, cibleMessageCriterias: Object.fromEntries(kept) };
}

/** A new target: a role without criteria. */
export const newCible = (roleType: RoleType, key: string): CibleDraft => ({
  key,
  roleType,
  cibleMessageCriterias: {},
});

/** Targets as they are edited. */
export const draftsOf = (cibles: readonly CibleMessage[]): CibleDraft[] =>
  cibles.map((cible, rank) => ({ ...cible, key: `lu-${rank}` }));

/** Targets as they are sent. */
export const ciblesOf = (drafts: readonly CibleDraft[]): CibleMessage[] =>
  drafts.map(({ roleType, cibleMessageCriterias }) => ({ roleType, cibleMessageCriterias }));
