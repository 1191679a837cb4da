import type { AttestationVerifiee } from '@habilis/api/attestation/AttestationVerifiee';
import type { DocumentLu } from '@habilis/domain/certificat/DocumentLu';
import type { EcartAttestation } from '@habilis/domain/attestation/ecartsAttestation';
import { bearsDayOfCopy } from '@habilis/domain/certificat/mentionCopie';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Identifier } from '@habilis/ui/Identifier';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { Verdict, type VerdictProps } from '@habilis/ui/Verdict';
import { CircleCheck, CircleHelp, CircleX, ClockAlert, ScanQrCode, ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { unreadWords } from './DocumentNotice.tsx';
import { ModifiedDocument } from './ModifiedDocument.tsx';
import type { AttestationLue } from './readAttestation.ts';
import * as styles from './verification.css.ts';

const LOOKS = {
  VALIDE: { tone: 'success', icon: CircleCheck },
  FUTURE: { tone: 'warning', icon: ClockAlert },
  SUSPENDUE: { tone: 'danger', icon: CircleX },
  TERMINEE: { tone: 'danger', icon: CircleX },
  ROMPUE: { tone: 'danger', icon: CircleX },
  INCONNU: { tone: 'neutral', icon: CircleHelp },
} as const;

type Facts = {
  readonly raisonSociale: string | null;
  readonly niveau: string | null;
  readonly numero: string | null;
  readonly dateDebut: string | null;
  readonly dateFin: string | null;
  readonly dateEmission: string | null;
};

/** What is shown: the verdict, what follows from it, and the facts to compare with the paper; none where it says nothing. */
type Shown = { readonly verdict: VerdictProps; readonly sentence: string; readonly facts: Facts | null };

const endOf = (t: Texts, dateFin: string | null): string =>
  dateFin === null
    ? t('scanner-qrcode.attestation.sans-fin')
    : t('scanner-qrcode.attestation.jusqu-au', { date: formatDate(dateFin) });

/** Until when, or since when. */
function detailOf(t: Texts, { statut, dateDebut, dateFin, retireeDu, retireeAu }: AttestationVerifiee) {
  if (statut === 'VALIDE') return endOf(t, dateFin);
  if (statut === 'FUTURE') return t('scanner-qrcode.attestation.a-partir', { date: formatDate(dateDebut ?? '') });
  if (statut === 'TERMINEE')
    return dateFin === null ? undefined : t('scanner-qrcode.attestation.depuis', { date: formatDate(dateFin) });
  if (retireeDu === null) return undefined;
  if (statut === 'ROMPUE') return t('scanner-qrcode.attestation.depuis', { date: formatDate(retireeDu) });
  return retireeAu === null
    ? t('scanner-qrcode.attestation.nouvel-ordre')
    : t('scanner-qrcode.attestation.jusqu-au', { date: formatDate(retireeAu) });
}

const unknown = (t: Texts, raison: NonNullable<AttestationVerifiee['raison']>): Shown => ({
  verdict: {
    ...(raison === 'signature-fausse' || raison === 'cle-compromise' ? LOOKS.ROMPUE : LOOKS.INCONNU),
    word: t('scanner-qrcode.attestation.statut.INCONNU'),
  },
  sentence: t(`scanner-qrcode.attestation.raison.${raison}`),
  facts: null,
});

function shownOf(t: Texts, lue: AttestationLue): Shown {
  if (lue.par === 'rien') return unknown(t, lue.raison);
  if (lue.par === 'appareil') {
    const { verdict, charge, titre } = lue;
    const look = verdict === 'signee' ? ({ tone: 'warning', icon: ShieldCheck } as const) : LOOKS.FUTURE;
    return {
      verdict: {
        ...(verdict === 'finie' ? LOOKS.TERMINEE : look),
        word: t(`scanner-qrcode.attestation.verdict.${verdict}`),
        about: charge.raisonSociale,
        detail: endOf(t, charge.dateFin),
      },
      sentence: t('scanner-qrcode.attestation.hors-ligne', { date: formatDate(charge.dateEmission) }),
      facts: { ...charge, niveau: titre, numero: charge.numeroHabilitation },
    };
  }
  const { dite } = lue;
  if (dite.statut === 'INCONNU') return unknown(t, dite.raison ?? 'illisible');
  const place = [dite.codePostal, dite.ville].filter((part) => part !== null).join(' ');
  return {
    verdict: {
      ...LOOKS[dite.statut],
      word: t(`scanner-qrcode.attestation.statut.${dite.statut}`),
      about: dite.raisonSociale ?? undefined,
      detail: detailOf(t, dite),
    },
    sentence: t('scanner-qrcode.attestation.en-ligne'),
    facts: {
      ...dite,
      raisonSociale: [dite.raisonSociale, place].filter((part) => part !== null && part !== '').join(', '),
      niveau: dite.intitule,
    },
  };
}

function Content({ facts }: { facts: Facts }): ReactNode {
  const t = useText();
  const { dateDebut, dateFin, dateEmission } = facts;
  const dates =
    dateDebut === null
      ? null
      : dateFin === null
        ? t('scanner-qrcode.attestation.a-partir', { date: formatDate(dateDebut) })
        : t('scanner-qrcode.attestation.du-au', { debut: formatDate(dateDebut), fin: formatDate(dateFin) });
  const rows = [
    [t('scanner-qrcode.attestation.entite'), facts.raisonSociale],
    [t('scanner-qrcode.attestation.niveau'), facts.niveau],
    [t('scanner-qrcode.attestation.numero'), facts.numero],
    [t('scanner-qrcode.attestation.dates'), dates],
    [t('scanner-qrcode.attestation.faite-le'), dateEmission === null ? null : formatDate(dateEmission)],
  ] as const;
  return (
    <Section title={t('scanner-qrcode.attestation')}>
      <DescriptionList
        items={rows.flatMap(([term, value]) =>
          value === null ? [] : [{ term, description: term === rows[2][0] ? <Identifier>{value}</Identifier> : value }],
        )}
      />
    </Section>
  );
}

function ecartText(t: Texts, { champ, document, signe }: EcartAttestation): string {
  if (champ === 'dates') return t('scanner-qrcode.attestation.ecart-date', { date: formatDate(document) });
  if (champ !== 'entite') return t('scanner-qrcode.document.ecart', { document, signe });
  return t('scanner-qrcode.attestation.ecart-nom', { signe });
}

/** A file that does not say what its code signs: each difference, before what was signed (C1022). */
function Modified({ ecarts }: { ecarts: readonly EcartAttestation[] }): ReactNode {
  const t = useText();
  return (
    <ModifiedDocument
      detail={t('scanner-qrcode.attestation.differences', { nombre: ecarts.length })}
      ecarts={ecarts.map((ecart) => ({
        term: t(`scanner-qrcode.attestation.${ecart.champ}`),
        description: ecartText(t, ecart),
      }))}
      origin={t('scanner-qrcode.attestation.origine')}
    />
  );
}

/** The answer to an attestation d'habilitation: how it stands by the site, or what was signed where there is no network (C861, C862). */
export function AttestationAnswer({
  lue,
  document,
  ecarts,
  demonstration,
  onOther,
}: {
  readonly lue: AttestationLue;
  /** The file that held the code; null for a code that was typed or filmed. */
  readonly document: DocumentLu | null;
  /** Where the file says otherwise than its code. */
  readonly ecarts: readonly EcartAttestation[];
  readonly demonstration: boolean;
  readonly onOther: () => void;
}): ReactNode {
  const t = useText();
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.querySelector<HTMLElement>('[data-verdict]')?.focus(), [lue]);
  const { verdict, sentence, facts } = shownOf(t, lue);
  const isForTheEye = document !== null && facts !== null && ecarts.length === 0;
  const unread = isForTheEye
    ? unreadWords(t, {
        isRead: document.lignes.length > 0,
        isAnnote: document.isAnnote || bearsDayOfCopy(document.lignes),
      })
    : null;
  return (
    <div ref={shown} className={styles.answer}>
      {(demonstration || (lue.par === 'serveur' && lue.dite.demonstration)) && (
        <Callout tone="info" title={t('scanner-qrcode.demonstration')} />
      )}
      {ecarts.length > 0 && <Modified ecarts={ecarts} />}
      <Verdict {...verdict} />
      <Text>{sentence}</Text>
      {unread !== null && (
        <Callout tone="info" title={t('scanner-qrcode.document.comparer')}>
          <Text>{unread}</Text>
        </Callout>
      )}
      {facts !== null && <Content facts={facts} />}
      <div>
        <Button icon={ScanQrCode} onPress={onOther}>
          {t('scanner-qrcode.autre')}
        </Button>
      </div>
    </div>
  );
}
