import type { DocumentCompare } from './DocumentCompare.ts';
import type { VerdictSigne } from '@habilis/domain/certificat/verdictSigne';
import { numeroOf } from '@habilis/domain/certificat/numeroOf';
import { addDays } from '@habilis/domain/date/addDays';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Identifier } from '@habilis/ui/Identifier';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { Verdict } from '@habilis/ui/Verdict';
import { CircleHelp, CircleX, ClockAlert, ListChecks, ListX, Replace, ShieldCheck, ShieldX } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { CheckedSigned } from './checkSigned.ts';
import { DocumentNotice } from './DocumentNotice.tsx';
import { type Limit, Proofs } from './Proofs.tsx';
import { initials } from './verification.css.ts';

const LOOKS = {
  verifiee: { tone: 'success', icon: ShieldCheck },
  'liste-ancienne': { tone: 'warning', icon: ClockAlert },
  'liste-absente': { tone: 'warning', icon: ClockAlert },
  expire: { tone: 'warning', icon: ClockAlert },
  revoque: { tone: 'danger', icon: CircleX },
  remplace: { tone: 'warning', icon: Replace },
  'signature-fausse': { tone: 'danger', icon: ShieldX },
  'cle-compromise': { tone: 'danger', icon: ShieldX },
  'cle-inconnue': { tone: 'neutral', icon: CircleHelp },
} as const satisfies Record<VerdictSigne, unknown>;

/** Verdicts after which the content counts for nothing, and is not shown. */
export const WITHOUT_CONTENT: ReadonlySet<VerdictSigne> = new Set([
  'signature-fausse',
  'cle-compromise',
  'cle-inconnue',
]);
const REVOKED: ReadonlySet<VerdictSigne> = new Set(['revoque', 'remplace']);

function detailOf(t: Texts, { verdict, payload, listeDu, remplacePar }: CheckedSigned): string | undefined {
  const { dateFin } = payload;
  if (WITHOUT_CONTENT.has(verdict)) return undefined;
  if (verdict === 'remplace' && remplacePar !== null) return t('scanner-qrcode.par', { numero: remplacePar });
  if (verdict === 'revoque') return undefined;
  if (verdict === 'expire' && dateFin !== null) {
    return t('scanner-qrcode.depuis-le', { date: formatDate(addDays(dateFin, 1)) });
  }
  if (verdict === 'liste-ancienne' && listeDu !== null) {
    return t('scanner-qrcode.liste-ancienne', { date: formatDate(listeDu) });
  }
  if (verdict === 'liste-absente') return t('scanner-qrcode.liste-absente');
  return dateFin === null
    ? t('scanner-qrcode.sans-fin')
    : t('scanner-qrcode.valable-jusqu-au', { date: formatDate(dateFin) });
}

/** The list that was asked, joined under the verdict. */
function listLine(t: Texts, { verdict, listeDu }: CheckedSigned) {
  if (listeDu === null || WITHOUT_CONTENT.has(verdict)) return undefined;
  const isListed = REVOKED.has(verdict);
  return {
    icon: isListed ? ListX : ListChecks,
    title: t('scanner-qrcode.liste-du', { date: formatDate(listeDu) }),
    detail: t(isListed ? 'scanner-qrcode.liste-y-figure' : 'scanner-qrcode.liste-absent'),
  };
}

type ContentProps = {
  readonly checked: CheckedSigned;
  /** How it stands, where nothing larger tells it: beside a document that was changed. */
  readonly etat: string | null;
};

function Content({ checked: { payload, titre }, etat }: ContentProps): ReactNode {
  const t = useText();
  const { dateObtention, dateFin, initiales, numeroHabilitation } = payload;
  const mono = (value: string) => <Identifier>{value}</Identifier>;
  return (
    <Section title={t('scanner-qrcode.contenu-signe')}>
      <DescriptionList
        items={[
          ...(etat === null ? [] : [{ term: t('scanner-qrcode.etat'), description: etat }]),
          { term: t('scanner-qrcode.initiales'), description: <span className={initials}>{initiales}</span> },
          { term: t('scanner-qrcode.intitule'), description: titre },
          { term: t('scanner-qrcode.numero'), description: mono(numeroOf(payload)) },
          { term: t('scanner-qrcode.obtenu-le'), description: mono(formatDate(dateObtention)) },
          ...(dateFin === null ? [] : [{ term: t('scanner-qrcode.valable'), description: mono(formatDate(dateFin)) }]),
          { term: t('scanner-qrcode.habilitation-entite'), description: mono(numeroHabilitation) },
        ]}
      />
    </Section>
  );
}

function proofsOf(t: Texts, { verdict, listeDu }: CheckedSigned, comparaison: DocumentCompare | null) {
  const date = listeDu === null ? null : formatDate(listeDu);
  const limit = (name: 'nom' | 'personne' | 'lignes'): Limit => ({
    word: t(`scanner-qrcode.limite.${name}`),
    words: t(`scanner-qrcode.limite.${name}-suite`),
  });
  const last: Limit =
    date === null
      ? { word: t('scanner-qrcode.limite.revocation'), words: t('scanner-qrcode.limite.revocation-suite') }
      : { word: t('scanner-qrcode.limite.jours'), words: t('scanner-qrcode.limite.jours-suite', { date }) };
  const isRevoked = REVOKED.has(verdict);
  return {
    proven: [
      t('scanner-qrcode.preuve.signature'),
      ...(date === null
        ? []
        : [
            verdict === 'remplace'
              ? t('scanner-qrcode.preuve.remplace-le', { date })
              : t(isRevoked ? 'scanner-qrcode.preuve.revoque-le' : 'scanner-qrcode.preuve.non-revoque-le', { date }),
          ]),
    ],
    unproven: [
      limit('nom'),
      ...(comparaison?.verdict === 'authentique' ? [limit('lignes')] : []),
      limit('personne'),
      ...(isRevoked ? [] : [last]),
    ],
  };
}

function WrongClock({ id }: { id: string }): ReactNode {
  const t = useText();
  return (
    <div id={id}>
      <Callout tone="warning" title={t('scanner-qrcode.horloge')}>
        <Text>{t('scanner-qrcode.horloge-aide')}</Text>
      </Callout>
    </div>
  );
}

/** What this device alone says of a signed content, without network (C11). */
export function SignedAnswer({
  checked,
  comparaison,
  demonstration,
}: {
  readonly checked: CheckedSigned;
  /** What the file that held the code is worth beside it; null without a file. */
  readonly comparaison: DocumentCompare | null;
  readonly demonstration: boolean;
}): ReactNode {
  const t = useText();
  const [specimen, notice, clock, sentence] = [useId(), useId(), useId(), useId()];
  const { verdict } = checked;
  const isModified = comparaison?.verdict === 'modifie';
  const detail = detailOf(t, checked);
  const etat = [t(`scanner-qrcode.verdict.${verdict}`), detail].join(' ').trim();
  // The device has compared the lines itself.
  const isCompared = verdict === 'verifiee' && comparaison !== null && comparaison.verdict !== 'a-comparer';
  return (
    <>
      {demonstration && (
        <div id={specimen}>
          <Callout tone="info" title={t('scanner-qrcode.demonstration')} />
        </div>
      )}
      {!isModified && (
        <Verdict
          {...LOOKS[verdict]}
          word={t(`scanner-qrcode.verdict.${verdict}`)}
          about={WITHOUT_CONTENT.has(verdict) ? undefined : checked.payload.initiales}
          detail={detail}
          describedBy={`${specimen} ${notice} ${clock} ${sentence}`}
          below={listLine(t, checked)}
        />
      )}
      {comparaison !== null && (
        <div id={notice}>
          <DocumentNotice comparaison={comparaison} isNamed={false} />
        </div>
      )}
      {checked.isClockWrong && <WrongClock id={clock} />}
      {!isCompared && (
        <Text id={sentence}>
          <strong>{t(`scanner-qrcode.dit.${verdict}`)}</strong> {t(`scanner-qrcode.ensuite.${verdict}`)}
        </Text>
      )}
      {!WITHOUT_CONTENT.has(verdict) && (
        <>
          <Content checked={checked} etat={isModified ? etat : null} />
          {/* What is proven of the certificat says nothing of the document that was changed. */}
          {!isModified && <Proofs {...proofsOf(t, checked, comparaison)} />}
        </>
      )}
    </>
  );
}
