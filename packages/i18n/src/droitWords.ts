import { formatDate } from './format.ts';
import type { Formatter } from './createFormatter.ts';

/** What a habilitation allows, as it is told. */
export type DroitDit = {
  readonly sessions: readonly { readonly du: string; readonly au: string | null }[];
  readonly retrait: { readonly du: string | null; readonly au: string | null; readonly isDefinitif: boolean } | null;
  readonly renouvellement: {
    readonly etat:
      | 'renouvelee'
      | 'exclu'
      | 'depose-a-temps'
      | 'depose-tard'
      | 'refuse'
      | 'pas-encore'
      | 'a-temps'
      | 'tard'
      | 'clos';
    readonly prolongeJusquau: string;
    readonly fin: string;
    readonly dernierJour: string;
    readonly dateDepot: string | null;
    readonly prolongeeJusquau: string | null;
    readonly sansDroitDu: string | null;
  } | null;
};

const dayOf = (date: string | null): string => (date === null ? '' : formatDate(date));

/** That a habilitation is suspended or broken, and until when; null when nothing withholds it. */
export function retraitWords(t: Formatter, { retrait }: DroitDit): string | null {
  if (retrait === null) return null;
  const debut = dayOf(retrait.du);
  if (retrait.isDefinitif) return t('droits.retrait.rompue', { debut });
  if (retrait.au === null) return t('droits.retrait.sans-fin', { debut });
  return t('droits.retrait.suspendue', { debut, fin: dayOf(retrait.au) });
}

/** What a suspended or broken habilitation still allows: from when a session may start, and what has begun; `isOwn` to those who run its sessions. */
export function effetWords(t: Formatter, { retrait, sessions }: DroitDit, isOwn: boolean): string[] {
  if (retrait === null) return [];
  const [first] = sessions;
  const isAwaited = retrait.au === null && !retrait.isDefinitif;
  const start =
    first !== undefined
      ? t('droits.sessions.avant', { date: dayOf(first.du) })
      : t(isAwaited ? 'droits.sessions.levee' : 'droits.sessions.plus');
  if (retrait.du === null) return [start];
  const date = dayOf(retrait.du);
  return [
    start,
    retrait.isDefinitif
      ? t('droits.acheve-rompue', { date })
      : t('droits.acheve', { date, pour: isOwn ? 'soi' : 'autre' }),
  ];
}

/** How the renewal of a habilitation stands, to who asks for it (`isOwn`) or to the others; null when nothing is to be said. */
export function renouvellementWords(
  t: Formatter,
  { renouvellement, retrait }: DroitDit,
  isOwn: boolean,
): string | null {
  if (renouvellement === null) return null;
  const dateProlonge = dayOf(renouvellement.prolongeJusquau);
  const dateSansDroit = dayOf(renouvellement.sansDroitDu);
  const dateDepot = dayOf(renouvellement.dateDepot);
  switch (renouvellement.etat) {
    case 'a-temps':
      return t('droits.renouvellement.a-temps', { dateProlonge, pour: isOwn ? 'soi' : 'autre' });
    case 'tard':
      return t('droits.renouvellement.tard', { dateProlonge, dateSansDroit });
    case 'depose-tard':
      return t('droits.renouvellement.depose-tard', { dateDepot, dateProlonge, dateSansDroit });
    case 'depose-a-temps':
      return t('droits.renouvellement.depose-a-temps', {
        dateDepot,
        dateLimite: dayOf(renouvellement.prolongeeJusquau),
        retrait: retrait === null ? 'non' : 'oui',
      });
    case 'refuse':
      return t('droits.renouvellement.refuse', { dateSansDroit });
    case 'clos':
      return t('droits.renouvellement.clos', { dateDernier: dayOf(renouvellement.dernierJour) });
    case 'pas-encore':
    case 'exclu':
    case 'renouvelee':
      return null;
  }
}

/** The three days of a renewal, each with its name: the last that extends, the end, the last to ask. */
export const joursDuRenouvellement = (
  t: Formatter,
  { prolongeJusquau, fin, dernierJour }: NonNullable<DroitDit['renouvellement']>,
): { readonly term: string; readonly description: string }[] => [
  { term: t('droits.date.prolonge'), description: formatDate(prolongeJusquau) },
  { term: t('droits.date.fin'), description: formatDate(fin) },
  { term: t('droits.date.dernier'), description: formatDate(dernierJour) },
];

/** In a few words, for a list or a home: from when a withheld habilitation is of use; null when nothing withholds it. */
export function retraitCourt(t: Formatter, { retrait, sessions }: DroitDit): string | null {
  if (retrait === null) return null;
  const [first] = sessions;
  if (first !== undefined) return t('droits.court.avant', { date: formatDate(first.du) });
  return t(retrait.au === null && !retrait.isDefinitif ? 'droits.court.levee' : 'droits.court.plus');
}

/** The habilitation that a demande renews or extends, and the entite that asks, as far as they stand against it. */
export type SourceDite = {
  readonly source: { readonly droit: DroitDit; readonly finDecidee: string | null } | null;
  readonly entite: {
    readonly dateFinActivite: string | null;
    /** The day from which it is suspended while its common file is not validated. */
    readonly dateSuspensionAdministrative: string | null;
  };
};

/** In short lines, for the agenda of the commission: what stands against a demande, what withholds first (rules/habilitations#suspension-follows, rules/demandes#promise, rules/habilitations#end). */
export function alertesDePoint(t: Formatter, { source, entite }: SourceDite): string[] {
  const { retrait = null, renouvellement = null } = source?.droit ?? {};
  const { dateFinActivite, dateSuspensionAdministrative: suspension } = entite;
  const isLate = renouvellement?.etat === 'depose-tard' || renouvellement?.etat === 'refuse';
  const lines = [
    retrait === null
      ? null
      : retrait.isDefinitif
        ? t('droits.point.rompue')
        : retrait.au === null
          ? t('droits.point.sans-fin')
          : t('droits.point.suspendue', { fin: formatDate(retrait.au) }),
    source === null || source.finDecidee === null ? null : t('droits.point.fin-decidee'),
    dateFinActivite === null ? null : t('droits.point.entite-en-fin', { date: formatDate(dateFinActivite) }),
    suspension === null ? null : t('droits.point.entite-suspendue', { date: formatDate(suspension) }),
    isLate ? t('droits.point.tard', { dateSansDroit: dayOf(renouvellement.sansDroitDu) }) : null,
  ];
  return lines.filter((line) => line !== null);
}
