import { NEVER } from '../date/NEVER.ts';
import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { hasBlanks, hasBlanksInRich } from '../rich-text/hasBlanks.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';
import { type Diffuseurs, DIFFUSEURS } from './diffuseurs.ts';
import type { CriteresCible } from './isCible.ts';

type Texts = { readonly titre: string; readonly intitule: string };
type Said = Texts & { readonly descriptif: string | null };
type Cibles = { readonly ciblesMessage: readonly { readonly cibleMessageCriterias: CriteresCible }[] };
type Dates = { readonly dateDebutDiffusion: string | null; readonly dateFinDiffusion: string | null };

const textFaults = ({ titre, intitule }: Texts): FieldFault[] => [
  ...faultIf(isEmpty(titre), 'titre', 'champ.requis'),
  ...faultIf(isEmpty(intitule), 'intitule', 'champ.requis'),
];

/** What its type left to be filled is filled before it is read by anybody (M16). */
const blankFaults = ({ titre, intitule, descriptif }: Said): FieldFault[] => [
  ...faultIf(hasBlanks(titre), 'titre', 'champ.a-completer'),
  ...faultIf(hasBlanks(intitule), 'intitule', 'champ.a-completer'),
  ...faultIf(hasBlanksInRich(descriptif ?? ''), 'descriptif', 'champ.a-completer'),
];

/** A criterion that is asked for has a value, else it would let everybody in; days of sessions stand in their order. */
const critereFaults = ({ ciblesMessage }: Cibles): FieldFault[] =>
  ciblesMessage.flatMap(({ cibleMessageCriterias: criteres }, rank) => {
    const at = `ciblesMessage.${rank}.cibleMessageCriterias`;
    const { sessionsDepuis, sessionsJusqua } = criteres;
    const isUnset = (name: string, value: unknown): boolean =>
      Array.isArray(value)
        ? value.length === 0
        : value === undefined && !(name.startsWith('sessions') && (sessionsDepuis ?? sessionsJusqua) !== undefined);
    return [
      ...Object.entries(criteres).flatMap(([name, value]) =>
        faultIf(isUnset(name, value), `${at}.${name}`, 'messages.erreurs.critere-vide'),
      ),
      ...faultIf(
        (sessionsDepuis ?? '') > (sessionsJusqua ?? NEVER),
        `${at}.sessionsJusqua`,
        'messages.erreurs.sessions-a-rebours',
      ),
    ];
  });

/** Both dates or none, in their order, and the last not in the past (V15). */
function dateFaults({ dateDebutDiffusion: debut, dateFinDiffusion: fin }: Dates, today: string): FieldFault[] {
  if (debut === null) {
    return faultIf(fin !== null, 'dateDebutDiffusion', 'messages.erreurs.date-debut-diffusion-requis');
  }
  if (fin === null) return [{ path: 'dateFinDiffusion', title: 'messages.erreurs.date-fin-diffusion-requis' }];
  if (debut > fin) return [{ path: 'dateFinDiffusion', title: 'messages.erreurs.date-fin-diffusion-not-before' }];
  return faultIf(fin < today, 'dateFinDiffusion', 'messages.erreurs.date-fin-diffusion-passee');
}

/** What is wrong with a type of message: its texts, and who may send it (M4). */
export const typeMessageFaults = (write: Texts & Cibles & Diffuseurs): FieldFault[] => [
  ...textFaults(write),
  ...faultIf(
    !DIFFUSEURS.some((one) => write[`diffuseur${one}`]),
    'diffuseurs',
    'types-message.erreurs.diffuseur-requis',
  ),
  ...critereFaults(write),
];

/** What is wrong with a message as it is written: its type, its texts, its dates (V15) and its targets (V14). */
export const messageFaults = (
  write: Said & Cibles & Dates & { readonly id: number | null; readonly typeMessageId: number | null },
  today: string,
): FieldFault[] => [
  ...faultIf(write.id === null && write.typeMessageId === null, 'typeMessageId', 'messages.erreurs.type-requis'),
  ...textFaults(write),
  ...blankFaults(write),
  ...dateFaults(write, today),
  ...faultIf(write.ciblesMessage.length === 0, 'ciblesMessage', 'messages.erreurs.cible-requis'),
  ...critereFaults(write),
];
