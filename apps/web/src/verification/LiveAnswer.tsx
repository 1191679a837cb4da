import type { CertificatVerifie } from '@habilis/api/qrcode/CertificatVerifie';
import type { DocumentCompare } from './DocumentCompare.ts';
import { addDays } from '@habilis/domain/date/addDays';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Identifier } from '@habilis/ui/Identifier';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { Verdict } from '@habilis/ui/Verdict';
import { CircleCheck, CircleHelp, CircleX, ClockAlert, Replace } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { DocumentNotice } from './DocumentNotice.tsx';
import { Proofs } from './Proofs.tsx';

const LOOKS = {
  VALIDE: { tone: 'success', icon: CircleCheck },
  EXPIRE: { tone: 'warning', icon: ClockAlert },
  REVOQUE: { tone: 'danger', icon: CircleX },
  REMPLACE: { tone: 'warning', icon: Replace },
  INCONNU: { tone: 'neutral', icon: CircleHelp },
} as const;

/** How the answer looks: a wrong signature is told louder than a code that nobody knows. */
const looksOf = ({ statut, raison }: CertificatVerifie) =>
  raison === 'signature-fausse' || raison === 'cle-compromise' ? LOOKS.REVOQUE : LOOKS[statut];

/** The date beside the status; an expired certificat counts from the day after its last. */
function detailOf(t: Texts, { statut, dateFin, dateRevocation, remplacePar }: CertificatVerifie): string | undefined {
  if (statut === 'VALIDE' && dateFin !== null) return t('scanner-qrcode.jusqu-au', { date: formatDate(dateFin) });
  if (statut === 'EXPIRE' && dateFin !== null) {
    return t('scanner-qrcode.depuis-le', { date: formatDate(addDays(dateFin, 1)) });
  }
  if (statut === 'REMPLACE' && remplacePar !== null) return t('scanner-qrcode.par', { numero: remplacePar });
  if (statut === 'REVOQUE' && dateRevocation !== null) {
    return t('scanner-qrcode.le', { date: formatDate(dateRevocation) });
  }
  return undefined;
}

const line = (term: string, value: string | null, isMono = false) =>
  value === null ? [] : [{ term, description: isMono ? <Identifier>{value}</Identifier> : value }];
const day = (date: string | null) => (date === null ? null : formatDate(date));

/** A holder who is no longer known by name is told by the initials that were signed. */
const titulaireOf = ({ nom, prenom, initiales }: CertificatVerifie): string | null =>
  nom === null ? initiales : `${prenom ?? ''} ${nom.toLocaleUpperCase('fr')}`.trim();

type ContentProps = {
  readonly certificat: CertificatVerifie;
  /** How it stands, where nothing larger tells it: beside a document that was changed. */
  readonly etat: string | null;
};

function Content({ certificat, etat }: ContentProps): ReactNode {
  const t = useText();
  const { intitule, numero, dateObtention, dateFin } = certificat;
  const { statut, dateRevocation, remplacePar } = certificat;
  const { raisonSociale, codePostal, ville, numeroHabilitation, habilitationActive } = certificat;
  const place = [codePostal, ville].filter((part) => part !== null).join(' ');
  const entite = raisonSociale === null ? null : [raisonSociale, place].filter((part) => part !== '').join(', ');
  return (
    <Section title={t('scanner-qrcode.contenu')}>
      <DescriptionList
        items={[
          ...line(t('scanner-qrcode.etat'), etat),
          ...line(t('scanner-qrcode.remplace-par'), remplacePar, true),
          ...line(t('scanner-qrcode.remplace-le'), statut === 'REMPLACE' ? day(dateRevocation) : null, true),
          ...line(t('scanner-qrcode.titulaire'), titulaireOf(certificat)),
          ...line(t('scanner-qrcode.intitule'), intitule),
          ...line(t('scanner-qrcode.numero'), numero, true),
          ...line(t('scanner-qrcode.obtenu-le'), day(dateObtention), true),
          ...line(t('scanner-qrcode.valable'), day(dateFin), true),
          ...line(t('scanner-qrcode.delivre-par'), entite),
          ...line(t('scanner-qrcode.habilitation'), numeroHabilitation, true),
          ...line(
            t('scanner-qrcode.habilitation-ce-jour'),
            habilitationActive === null
              ? null
              : t(habilitationActive ? 'scanner-qrcode.habilitation-active' : 'scanner-qrcode.habilitation-inactive'),
          ),
        ]}
      />
    </Section>
  );
}

function proofsOf(
  t: Texts,
  { statut, signatureVerifiee, repris, habilitationActive }: CertificatVerifie,
  comparaison: DocumentCompare | null,
) {
  const limit = (name: 'papier' | 'personne' | 'copie' | 'lignes') => ({
    word: t(`scanner-qrcode.limite.${name}`),
    words: t(`scanner-qrcode.limite.${name}-suite`),
  });
  return {
    proven: [
      t(
        repris
          ? 'scanner-qrcode.preuve.repris'
          : signatureVerifiee
            ? 'scanner-qrcode.preuve.signature'
            : 'scanner-qrcode.preuve.code',
      ),
      ...(statut === 'INCONNU' ? [] : [t(`scanner-qrcode.preuve.statut-${statut}`)]),
      ...(habilitationActive === true ? [t('scanner-qrcode.preuve.habilitation')] : []),
    ],
    unproven: [
      limit(comparaison?.verdict === 'authentique' ? 'lignes' : signatureVerifiee ? 'papier' : 'copie'),
      limit('personne'),
    ],
  };
}

/** What the answer means, or why the code is unknown, and what to do. */
function Sentence({ id, certificat }: { id: string; certificat: CertificatVerifie }): ReactNode {
  const t = useText();
  const { statut, raison, repris } = certificat;
  const why = raison ?? 'code-inconnu';
  const [said, then] =
    statut === 'INCONNU'
      ? [t(`scanner-qrcode.raison.${why}`), t(`scanner-qrcode.conseil.${why}`)]
      : [
          t(repris && statut === 'REMPLACE' ? 'scanner-qrcode.phrase.refait' : `scanner-qrcode.phrase.${statut}`),
          t(`scanner-qrcode.suite.${statut}`),
        ];
  return (
    <Text id={id}>
      <strong>{said}</strong> {then}
    </Text>
  );
}

/** The result of a check, with the content to compare with the paper; only why when unknown (rules/certificats#code). */
export function LiveAnswer({
  certificat,
  comparaison,
}: {
  readonly certificat: CertificatVerifie;
  /** What the file that held the code is worth beside it; null without a file. */
  readonly comparaison: DocumentCompare | null;
}): ReactNode {
  const t = useText();
  const [specimen, notice, sentence] = [useId(), useId(), useId()];
  const { statut, raison, demonstration, repris } = certificat;
  const isFalse = raison === 'signature-fausse';
  const isModified = comparaison?.verdict === 'modifie';
  const word = t(isFalse ? 'scanner-qrcode.signature-fausse' : `scanner-qrcode.statut.${statut}`);
  const detail = detailOf(t, certificat);
  // The device has compared the lines itself.
  const isCompared = statut === 'VALIDE' && comparaison !== null && comparaison.verdict !== 'a-comparer';
  return (
    <>
      {demonstration && (
        <div id={specimen}>
          <Callout tone="info" title={t('scanner-qrcode.demonstration')} />
        </div>
      )}
      {!isModified && (
        <Verdict
          {...looksOf(certificat)}
          word={word}
          about={statut === 'INCONNU' ? undefined : (titulaireOf(certificat) ?? undefined)}
          detail={detail}
          describedBy={`${specimen} ${notice} ${sentence}`}
        />
      )}
      {comparaison !== null && (
        <div id={notice}>
          <DocumentNotice comparaison={comparaison} isNamed={certificat.nom !== null} />
        </div>
      )}
      {!isCompared && <Sentence id={sentence} certificat={certificat} />}
      {statut !== 'INCONNU' && (
        <>
          {repris && (
            <Callout tone="info" title={t('scanner-qrcode.repris')}>
              {t('scanner-qrcode.repris-texte')}
            </Callout>
          )}
          <Content certificat={certificat} etat={isModified ? [word, detail].join(' ').trim() : null} />
          {/* What is proven of the certificat says nothing of the document that was changed. */}
          {!isModified && <Proofs {...proofsOf(t, certificat, comparaison)} />}
        </>
      )}
    </>
  );
}
