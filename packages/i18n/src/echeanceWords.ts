import type { MessageKey } from '../compiled/MessageKey.ts';
import type { Formatter } from './createFormatter.ts';
import { formatDate } from './format.ts';
import { formatMonth } from './formatMonths.ts';

type TypeOf<K extends MessageKey> = K extends `echeances.quoi.${infer T}` ? T : never;

/** What names a date: of which type it is, and what it is about. */
export type NamedEcheance = {
  readonly type: TypeOf<MessageKey>;
  /** `yyyy-MM-dd`. */
  readonly date: string;
  readonly tache: string | null;
  readonly numero: string | null;
  readonly libelleDispositifNiveau: string | null;
  readonly raisonSociale: string | null;
  readonly nomPrenom?: string | undefined;
  readonly nombre: number | null;
  /** Until when a renewal under way prolongs what ends, `yyyy-MM-dd`. */
  readonly prolongeeAu?: string | undefined;
  /** Whose move it is: what the commission owes is told otherwise than its day. */
  readonly aQui?: 'VOUS' | 'AUTRE' | 'PERSONNE';
  /** Whether what is lost on that day is said: it is near. @default false */
  readonly isPerte?: boolean;
};

function sujetOf(t: Formatter, { type, ...named }: NamedEcheance, isOwn: boolean): string {
  const { numero, libelleDispositifNiveau, raisonSociale } = named;
  switch (type) {
    case 'habilitation-fin':
    case 'suspension-fin':
    case 'suspension-a-confirmer':
    case 'reserve':
    case 'session-cloture':
      return (isOwn ? libelleDispositifNiveau : raisonSociale) ?? numero ?? '';
    case 'attestation-urssaf':
      return (isOwn ? null : raisonSociale) ?? t('echeances.sujet.attestation');
    case 'da-complement':
    case 'da-suspension':
    case 'da-tache':
    case 'dh-complement':
    case 'dh-passage':
    case 'dh-tache':
      return numero ?? raisonSociale ?? t('echeances.sujet.dossier');
    case 'certificat-formateur-fin':
      return named.nomPrenom ?? libelleDispositifNiveau ?? '';
    case 'certificats-fin':
      return t('echeances.sujet.certificats');
    case 'seance':
      return t('echeances.sujet.commission');
  }
}

/** A date in words: what it is about, and what happens; to who reads their own entite's, without its name. */
export function echeanceWords(
  t: Formatter,
  echeance: NamedEcheance,
  isOwn: boolean,
): { readonly sujet: string; readonly quoi: string } {
  const { type, date, tache, libelleDispositifNiveau, nombre } = echeance;
  const quoi = t.chosen(`echeances.quoi.${type}`, {
    pour: isOwn ? 'soi' : 'autre',
    niveau: libelleDispositifNiveau ?? '',
    nombre: nombre ?? 0,
    mois: formatMonth(date.slice(0, 'yyyy-MM'.length)),
    nomme: echeance.nomPrenom === undefined ? 'non' : 'oui',
    attendue: (echeance.aQui ?? 'PERSONNE') === 'PERSONNE' ? 'non' : 'oui',
    perte: echeance.isPerte === true ? 'oui' : 'non',
    prolongee: echeance.prolongeeAu === undefined ? 'non' : formatDate(echeance.prolongeeAu),
    refusee: tache === 'suppression_apres_refus' ? 'oui' : 'non',
    tache: tache === null ? '' : (t.find(`workflow.tache.${tache}`) ?? tache).toLowerCase(),
  });
  return { sujet: sujetOf(t, echeance, isOwn), quoi };
}
