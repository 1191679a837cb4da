import type { CertificatVerifie } from '@habilis/api/qrcode/CertificatVerifie';
import { addDays } from '@habilis/domain/date/addDays';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Identifier } from '@habilis/ui/Identifier';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { Verdict } from '@habilis/ui/Verdict';
import { CircleCheck, CircleHelp, CircleX, ClockAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const LOOKS = {
  VALIDE: { tone: 'success', icon: CircleCheck },
  EXPIRE: { tone: 'warning', icon: ClockAlert },
  REVOQUE: { tone: 'danger', icon: CircleX },
  INCONNU: { tone: 'neutral', icon: CircleHelp },
} as const;

/** The date beside the status; an expired certificat counts from the day after its last. */
function detailOf(t: Texts, { statut, dateFin, dateRevocation }: CertificatVerifie): string | undefined {
  if (statut === 'VALIDE' && dateFin !== null) return t('scanner-qrcode.jusqu-au', { date: formatDate(dateFin) });
  if (statut === 'EXPIRE' && dateFin !== null) {
    return t('scanner-qrcode.depuis-le', { date: formatDate(addDays(dateFin, 1)) });
  }
  if (statut === 'REVOQUE' && dateRevocation !== null) {
    return t('scanner-qrcode.le', { date: formatDate(dateRevocation) });
  }
  return undefined;
}

const line = (term: string, value: string | null, isMono = false) =>
  value === null ? [] : [{ term, description: isMono ? <Identifier>{value}</Identifier> : value }];
const day = (date: string | null) => (date === null ? null : formatDate(date));

function Content({ certificat }: { readonly certificat: CertificatVerifie }): ReactNode {
  const t = useText();
  const { nom, prenom, intitule, numero, dateObtention, dateFin, numeroHabilitation } = certificat;
  const { raisonSociale, codePostal, ville } = certificat;
  const titulaire = nom === null ? null : `${prenom ?? ''} ${nom.toLocaleUpperCase('fr')}`.trim();
  const place = [codePostal, ville].filter((part) => part !== null).join(' ');
  const entite = raisonSociale === null ? null : [raisonSociale, place].filter((part) => part !== '').join(', ');
  return (
    <Section title={t('scanner-qrcode.contenu')}>
      <DescriptionList
        items={[
          ...line(t('scanner-qrcode.titulaire'), titulaire),
          ...line(t('scanner-qrcode.intitule'), intitule),
          ...line(t('scanner-qrcode.numero'), numero, true),
          ...line(t('scanner-qrcode.obtenu-le'), day(dateObtention), true),
          ...line(t('scanner-qrcode.valable'), day(dateFin), true),
          ...line(t('scanner-qrcode.delivre-par'), entite),
          ...line(t('scanner-qrcode.habilitation'), numeroHabilitation, true),
        ]}
      />
    </Section>
  );
}

/** The result of a check, with the content to compare with the paper; only the status when unknown (decision 7). */
export function CertificatResult({ certificat }: { readonly certificat: CertificatVerifie }): ReactNode {
  const t = useText();
  const { statut } = certificat;
  return (
    <>
      <Verdict {...LOOKS[statut]} word={t(`scanner-qrcode.statut.${statut}`)} detail={detailOf(t, certificat)} />
      <Text>
        <strong>{t(`scanner-qrcode.phrase.${statut}`)}</strong> {t(`scanner-qrcode.suite.${statut}`)}
      </Text>
      {statut !== 'INCONNU' && <Content certificat={certificat} />}
    </>
  );
}
