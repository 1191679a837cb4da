import type { CertificatARemettre } from '@habilis/api/certificat/remise';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import type { Stagiaire } from '@habilis/api/session-certification/Stagiaire';
import { can } from '@habilis/domain/role/can';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { type Column, DataTable } from '@habilis/ui/DataTable';
import { Identifier } from '@habilis/ui/Identifier';
import { InlineField } from '@habilis/ui/InlineField';
import { Link } from '@habilis/ui/Link';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Ban, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldId } from '../../../forms/fieldId.ts';
import { nomDe } from '../nomDe.ts';
import { CertificatButton } from './CertificatButton.tsx';
import { EnvoiCell } from './EnvoiCell.tsx';

/** Longest address that the wire takes. */
const LONGEST = 254;

/** The path of the address of a certificat, by which the page leads to it. */
export const adressePath = (certificatId: number): string => `adresses.${certificatId}`;

/** A stagiaire of a closed session, with the certificat that it gave. */
type Line = { readonly stagiaire: Stagiaire; readonly one: CertificatARemettre | undefined };

type Props = {
  readonly role: Role;
  readonly stagiaires: readonly Stagiaire[];
  readonly certificats: readonly CertificatARemettre[] | null;
  /** The certificats whose address is being edited. */
  readonly edited: ReadonlySet<number>;
  readonly onEdit: (certificatId: number, isEdited: boolean) => void;
  readonly changeAdresse: (one: CertificatARemettre, typed: string) => Promise<string | null>;
};

/** The number of a certificat, which leads to it, or why there is none. */
function CertificatCell({ line, role }: { line: Line; role: Role }): ReactNode {
  const t = useText();
  const { resultat, motif, certificatId: made, numeroCertificat } = line.stagiaire;
  const certificatId = line.one?.certificatId ?? made;
  const numero = line.one?.numero ?? numeroCertificat;
  if (certificatId === null || numero === null)
    return (
      <Stack gap={4} align="start">
        <Badge tone="neutral" icon={X}>
          {t(`sessions-certification.resultat.${resultat ?? 'ABSENT'}`)}
        </Badge>
        {motif !== null && <Text look="small">{motif}</Text>}
      </Stack>
    );
  const words = <Identifier>{numero}</Identifier>;
  return (
    <Stack gap={4} align="start">
      {can(role.type, 'read-certificats') ? (
        <Link href={rolePath(role, 'certificat', certificatId)}>{words}</Link>
      ) : (
        words
      )}
      {line.one?.enVigueur === false && (
        <Badge tone="danger" icon={Ban}>
          {t('certificats.remise.revoque')}
        </Badge>
      )}
    </Stack>
  );
}

function addressColumns(t: Texts, { edited, onEdit, changeAdresse }: Props): Column<Line>[] {
  return [
    {
      key: 'adresse',
      header: t('certificats.remise.colonne.adresse'),
      render: ({ one, stagiaire }) =>
        one?.enVigueur !== true ? (
          ''
        ) : (
          <InlineField
            id={fieldId(adressePath(one.certificatId))}
            words={{
              label: t('certificats.remise.adresse', { nom: nomDe(stagiaire) }),
              edit: t('certificats.remise.adresse-modifier', { nom: nomDe(stagiaire) }),
              add: t('certificats.remise.adresse-ajouter'),
              keep: t('certificats.remise.adresse-garder'),
              cancel: t('modals.annuler'),
            }}
            type="email"
            maxLength={LONGEST}
            value={one.adresse ?? ''}
            onKeep={(typed) => changeAdresse(one, typed)}
            isOpen={edited.has(one.certificatId)}
            onOpenChange={(isOpen) => onEdit(one.certificatId, isOpen)}
          />
        ),
    },
    {
      key: 'envoi',
      header: t('certificats.remise.colonne.envoi'),
      width: 200,
      render: ({ one }) =>
        one?.enVigueur === true ? <EnvoiCell one={one} onCorrect={() => onEdit(one.certificatId, true)} /> : '',
    },
    {
      key: 'telecharger',
      header: t('certificats.remise.colonne.telecharger'),
      width: 56,
      isAction: true,
      render: ({ one, stagiaire }) =>
        one?.enVigueur !== true || !one.pret ? (
          ''
        ) : (
          <CertificatButton certificatId={one.certificatId} numero={one.numero} nom={nomDe(stagiaire)} size="small" />
        ),
    },
  ];
}

/** The stagiaires of a closed session, each with the certificat, its address and how far it has come. */
export function RemiseTable(props: Props): ReactNode {
  const t = useText();
  const { role, stagiaires, certificats } = props;
  const byLine = new Map(certificats?.map((one) => [one.stagiaireId, one]));
  const columns: Column<Line>[] = [
    {
      key: 'nom',
      header: t('sessions-certification.verification.stagiaire'),
      width: 190,
      render: ({ stagiaire }) => (
        <Text as="span" isStrong>
          {nomDe(stagiaire)}
        </Text>
      ),
    },
    {
      key: 'certificat',
      header: t('certificats.remise.colonne.certificat'),
      width: 190,
      render: (line) => <CertificatCell line={line} role={role} />,
    },
    // Until they are read, nothing is said of addresses.
    ...(certificats === null ? [] : addressColumns(t, props)),
  ];
  return (
    <DataTable
      caption={t('certificats.remise.table')}
      columns={columns}
      rows={stagiaires.map((stagiaire) => ({ stagiaire, one: byLine.get(stagiaire.id) }))}
      rowKey={({ stagiaire }) => String(stagiaire.id)}
    />
  );
}
