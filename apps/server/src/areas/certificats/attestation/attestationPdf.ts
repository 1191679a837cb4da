import { refusalOfAttestation, type RefusAttestation } from '@habilis/domain/attestation/statutAttestation';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { droitJuge } from '@habilis/domain/droit/droitHabilitation';
import { formatSiret } from '@habilis/domain/identifiant/formatSiret';
import { formatDate } from '@habilis/i18n/format';
import { formatLongDate } from '@habilis/i18n/formatMonths';
import type { Config } from '../../../config.ts';
import type { FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import { answerPdf } from '../../../platform/pdf/answerPdf.ts';
import { PAGE_PLACES, type PdfBlock } from '../../../platform/pdf/PdfDocument.ts';
import type { LetterTexts } from '../../demandes/lettre/LetterTexts.ts';
import { plateformesOf } from '../../habilitations/habilitation/readHabilitation.ts';
import { type Situation, situationsOf } from '../../habilitations/habilitation/situations.ts';
import { signAttestation } from './signAttestation.ts';

type Acting = RoleContext<RefusAttestation>;
type Plateformes = Awaited<ReturnType<typeof plateformesOf>>;

const placeOf = ({ adresse: { ligne1, ligne2, codePostalVille } }: Plateformes[number]): string =>
  [ligne1, ligne2, `${codePostalVille.codePostal} ${codePostalVille.ville}`]
    .filter((part) => part !== null && part !== '')
    .join(', ');

/** Where its sessions may be held; last, as there may be more of them than a page holds. */
function placesOf(format: LetterTexts['format'], { row }: Situation, plateformes: Plateformes): PdfBlock[] {
  const items = [
    ...plateformes.map(placeOf),
    ...(row.plateforme_mobile ? [format('lettres.attestation.plateforme-mobile')] : []),
  ];
  return items.length === 0
    ? []
    : [
        { kind: 'subheading', text: format('lettres.attestation.plateformes') },
        { kind: 'list', items },
      ];
}

function factsOf(format: LetterTexts['format'], { row }: Situation): PdfBlock {
  const { date_debut: debut, date_fin: fin, siret, caisse_libelle: caisse } = row;
  const facts = [
    { name: format('lettres.attestation.habilitation'), value: row.numero },
    { name: format('lettres.reference.niveau'), value: niveauOf(row) },
    {
      name: format('lettres.attestation.dates'),
      value:
        fin === null
          ? format('lettres.attestation.depuis', { debut: formatDate(debut) })
          : format('lettres.attestation.du-au', { debut: formatDate(debut), fin: formatDate(fin) }),
    },
    { name: format('lettres.reference.siret'), value: siret === null ? '' : formatSiret(siret) },
    { name: format('lettres.reference.caisse'), value: caisse ?? '' },
  ];
  return { kind: 'facts', facts: facts.filter(({ value }) => value !== '') };
}

const niveauOf = ({ libelle_court: libelleCourt, niveau }: Situation['row']): string =>
  libelleNiveau({ libelleCourt, niveau });

function wordsOf({ format }: LetterTexts, situation: Situation, { today, settings }: Acting): PdfBlock[] {
  const { row } = situation;
  const { date_debut: debut, date_fin: fin, prorogee } = row;
  const last = droitJuge(situation, settings).habilitation.dateFin;
  return [
    {
      kind: 'paragraph',
      text: format('lettres.attestation.texte', {
        raisonSociale: row.raison_sociale,
        niveau: niveauOf(row),
        quand: debut > today ? 'futur' : 'present',
        debut: formatLongDate(debut),
        fin: fin === null ? 'aucune' : formatLongDate(fin),
      }),
    },
    ...(prorogee && last !== null
      ? [{ kind: 'paragraph', text: format('lettres.attestation.prolongee', { date: formatLongDate(last) }) } as const]
      : []),
    { kind: 'paragraph', text: format('lettres.attestation.jour', { date: formatLongDate(today) }) },
  ];
}

/** The attestation of a habilitation as it stands today, with a signed code; refused where it is withheld or over (C861). */
export async function attestationPdf(
  config: Config,
  context: Acting,
  texts: LetterTexts,
  id: number,
): Promise<FileAnswer> {
  const { today, now, refuse } = context;
  const situation = (await situationsOf(context, [id])).get(id);
  if (situation === undefined) throw refuse.notFound();
  const refused = refusalOfAttestation(situation, today);
  if (refused !== null) throw refuse.conflict(refused);
  const { format, specimen } = texts;
  const { numero } = situation.row;
  const title = format('lettres.attestation.titre');
  return answerPdf(
    {
      title: `${title} — ${numero}`,
      sender: ['Habilis', format('lettres.commission')],
      hasMark: true,
      writtenLe: now,
      blocks: [
        { kind: 'place', text: format('lettres.date', { date: formatLongDate(today) }) },
        { kind: 'heading', text: title },
        ...wordsOf(texts, situation, context),
        factsOf(format, situation),
        // On the page of the words that it signs: they are compared there (C1022).
        {
          kind: 'code',
          text: await signAttestation(config, context, situation.row),
          alt: format('lettres.attestation.alt', { numero }),
          title: format('lettres.attestation.verifier'),
          lines: [
            format('lettres.attestation.verifier-en-ligne', { site: `${config.siteUrl}/certificat` }),
            format('lettres.attestation.verifier-sans-reseau'),
          ],
        },
        ...placesOf(format, situation, await plateformesOf(context, id)),
      ],
      footer: format('lettres.attestation.pied', { numero, date: formatDate(today) }),
      pageLabel: format('lettres.page', PAGE_PLACES),
      specimen,
    },
    format('lettres.attestation.fichier', { numero: numero.replaceAll('/', '-') }),
  );
}
