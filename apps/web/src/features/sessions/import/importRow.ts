import type { FieldFault } from '@habilis/domain/field-fault/faultIf';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { GridFault, GridRow } from '@habilis/ui/EditableGrid';
import { UserCheck, UserPlus } from 'lucide-react';
import { problemText } from '../../../messages/reportError.ts';
import { masquesDe } from '../masquesDe.ts';
import { nomDe } from '../nomDe.ts';
import { REPONSES } from './answerDoute.ts';
import { type Doute, douteId } from './Doute.ts';
import { avertissementsOf, doutesOf, type JudgedLine } from './judgeImport.ts';

/** Faults whose line may go. */
const MAY_GO = new Set(['champ.nom-requis', 'champ.prenom-requis', 'session-certification.stagiaire-en-double']);
/** What no look at the line makes right, while another day of the session might. */
const REFUSED_LATER = new Set(['session-certification.mac-trop-tard', 'session-certification.mac-sans-certificat']);

/** A text parted after its first sentence: what is wrong, then what to do. */
export function faultAndRemedy(text: string): { title: string; remedy?: string } {
  const [, title = text, remedy] = /^(.+?[.!?])\s+(.+)$/su.exec(text) ?? [];
  return remedy === undefined ? { title } : { title, remedy };
}

/** The id of a fault, which elements of the page bear too: without a space. */
const idOf = ({ path, title }: FieldFault): string => `${path}:${title}`;

/** What is wrong with a cell, with the remedy that an import has for it. */
function faultOf(t: Texts, { path, title, signe }: FieldFault): GridFault {
  const isUnknown = title === 'session-certification.stagiaire-inconnu';
  const said = isUnknown ? t('sessions-certification.import.inconnu') : problemText(title, signe);
  const actions = [
    ...(MAY_GO.has(title) ? [{ id: 'retirer', label: t('sessions-certification.import.retirer-ligne') }] : []),
    ...(isUnknown ? [{ id: 'vider', label: t('sessions-certification.import.vider-identifiant') }] : []),
  ];
  const parts = faultAndRemedy(said);
  // Some texts only say what is wrong with a date.
  const remedy = parts.remedy ?? (path === 'naissance' ? t('sessions-certification.import.date-remede') : undefined);
  return {
    id: idOf({ path, title }),
    column: path,
    tone: 'danger',
    title: parts.title,
    ...(remedy === undefined ? {} : { remedy }),
    actions,
  };
}

function seenOrGone(t: Texts, title: string, isSeen: boolean) {
  if (REFUSED_LATER.has(title)) return { id: 'retirer', label: t('sessions-certification.import.retirer-ligne') };
  return isSeen
    ? { id: 'revoir', label: t('sessions-certification.import.modifier') }
    : { id: 'vu', label: t('sessions-certification.import.exact') };
}

/** What asks to look again; once looked at, it stands as a word. */
function warningOf(t: Texts, { path, title }: FieldFault, vus: readonly string[]): GridFault {
  const id = idOf({ path, title });
  const isSeen = vus.includes(id);
  return {
    id,
    column: path,
    tone: isSeen ? 'success' : 'warning',
    ...(isSeen ? { title: t('sessions-certification.import.vu') } : faultAndRemedy(problemText(title))),
    actions: [seenOrGone(t, title, isSeen)],
  };
}

/** What was read with a doubt, and what may be answered; once answered, it stands as a word. */
function douteFault(t: Texts, doute: Doute, vus: readonly string[]): GridFault {
  const { champ, raison, texte } = doute;
  const id = douteId(doute);
  if (vus.includes(id))
    return {
      id,
      column: champ,
      tone: 'success',
      title: t('sessions-certification.import.vu'),
      actions: [{ id: 'revoir', label: t('sessions-certification.import.modifier') }],
    };
  return {
    id,
    column: champ,
    tone: 'warning',
    title: t(`sessions-certification.import.doute.${raison}`, { texte }),
    remedy: t(`sessions-certification.import.remede.${raison}`),
    actions: REPONSES[raison].map((reponse) => ({
      id: reponse,
      label: t(`sessions-certification.import.reponse.${reponse}`),
    })),
  };
}

/** Those alike, masked, each with the reason: the person says which of them it is, or that it is another. */
function prochesFaults(t: Texts, { judgement, line }: JudgedLine): GridFault[] {
  const { proches = [] } = judgement ?? {};
  const { choix } = line;
  if (proches.length === 0) return [];
  if (choix !== null)
    return [
      {
        id: 'proche',
        column: 'nom',
        tone: 'success',
        title: t(`sessions-certification.saisie.${choix.cle === null ? 'une-autre' : 'la-meme'}`),
        actions: [{ id: 'revoir', label: t('sessions-certification.import.modifier') }],
      },
    ];
  return masquesDe(proches).map(({ cle, raison, mots }, index) => ({
    id: `proche-${index}`,
    column: 'nom',
    tone: 'warning',
    title: t('sessions-certification.import.proche'),
    remedy: [
      t('sessions-certification.saisie.masque', mots),
      `(${t(`sessions-certification.saisie.raison.${raison}`)})`,
    ].join(' '),
    actions: [
      { id: `meme ${cle}`, label: t('sessions-certification.saisie.la-meme'), icon: UserCheck },
      // One « another » answers for all of them.
      ...(index === proches.length - 1
        ? [{ id: 'autre', label: t('sessions-certification.import.une-autre'), icon: UserPlus }]
        : []),
    ],
  }));
}

/** Who was recognised, where the list writes the name or the date another way. */
function knownFaults(t: Texts, { judgement, own }: JudgedLine): GridFault[] {
  const connu = judgement?.connu ?? null;
  if (connu === null) return [];
  const { nom, prenom, dateNaissance } = own.ligne;
  const isAsWritten =
    nomDe(connu) === nomDe({ nom, prenom }) && (dateNaissance === null || dateNaissance === connu.dateNaissance);
  if (isAsWritten) return [];
  const remedy = [nomDe(connu), ...(connu.dateNaissance === null ? [] : [formatDate(connu.dateNaissance)])].join(', ');
  return [{ id: 'connu', column: 'nom', tone: 'success', title: t('sessions-certification.import.connu'), remedy }];
}

function faultsOf(t: Texts, judged: JudgedLine): GridFault[] {
  const { own, judgement, twinOf, lacksClasse, line } = judged;
  // Its own faults are told at once; the service repeats them.
  const ownTitles = new Set(own.fautes.map(idOf));
  const served = (judgement?.fautes ?? []).filter((fault) => !ownTitles.has(idOf(fault)));
  return [
    ...[...own.fautes, ...served].map((fault) => faultOf(t, fault)),
    ...(twinOf === undefined
      ? []
      : [
          {
            id: 'double',
            column: 'nom',
            tone: 'danger' as const,
            title: t('sessions-certification.import.double', { ligne: twinOf }),
            remedy: t('sessions-certification.import.double-remede'),
            actions: [{ id: 'retirer', label: t('sessions-certification.import.retirer-ligne') }],
          },
        ]),
    ...(lacksClasse
      ? [
          {
            id: 'classe',
            column: 'classe',
            tone: 'danger' as const,
            title: t('sessions-certification.import.classe-requise'),
          },
        ]
      : []),
    ...doutesOf(judged).map((doute) => douteFault(t, doute, line.vus)),
    ...avertissementsOf(judged).map((fault) => warningOf(t, fault, line.vus)),
    ...prochesFaults(t, judged),
    ...knownFaults(t, judged),
  ];
}

/** Makes the rows of the grid; a row whose line did not change stays the same object, so that it is not drawn again. */
export function createImportRows(t: Texts): (judged: readonly JudgedLine[]) => GridRow[] {
  const made = new Map<string, { readonly of: JudgedLine; readonly row: GridRow }>();
  return (judged) =>
    judged.map((one) => {
      const { id, values } = one.line;
      const before = made.get(id);
      if (before?.of === one) return before.row;
      const row = { id, values, faults: faultsOf(t, one) };
      made.set(id, { of: one, row });
      return row;
    });
}
