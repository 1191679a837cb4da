import { rolePath } from '@habilis/api/page/rolePaths';
import { file } from '@habilis/api/file/endpoints';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { lettre } from '@habilis/api/lettre/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { can } from '@habilis/domain/role/can';
import { formatDate, formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { IconButton } from '@habilis/ui/IconButton';
import { ItemList } from '@habilis/ui/ItemList';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../../session/call.ts';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { download } from '../../list/download.ts';
import { ruptureDite } from './ruptureDite.ts';

/** The entite and dates of a habilitation, and what it renews. */
export function FactsSection({ one, role }: { one: Habilitation; role: Role }): ReactNode {
  const t = useText();
  const { id, entite, dateDebut, dateFin, droit, commentaireDateFin, precedente, demandesAccordees, avecLettre } = one;
  const place = [entite.raisonSociale, entite.ville].filter((part) => part !== null).join(', ');
  return (
    <Section
      title={t('habilitations.faits')}
      action={
        avecLettre ? (
          <DownloadButton
            label={t('habilitations.demande.lettre-decision')}
            name="lettre-decision.pdf"
            read={() => call(lettre.decisionHabilitation, { params: { id } })}
            look={{ size: 'small', variant: 'quiet' }}
          />
        ) : undefined
      }
    >
      <DescriptionList
        items={[
          {
            term: t('listes.entite'),
            description: can(role.type, 'read-entites') ? (
              <Link href={rolePath(role, 'entite', entite.id)}>{place}</Link>
            ) : (
              place
            ),
          },
          ...(entite.caisse === null ? [] : [{ term: t('habilitations.caisse'), description: entite.caisse.libelle }]),
          { term: t('habilitations.debut'), description: formatDate(dateDebut) },
          {
            term: t('habilitations.fin'),
            description:
              ruptureDite(t, droit) ?? (dateFin === null ? t('entites.annuaire.sans-fin') : formatDate(dateFin)),
          },
          ...(commentaireDateFin === null
            ? []
            : [{ term: t('habilitations.fin-raison'), description: commentaireDateFin }]),
          ...(precedente === null
            ? []
            : [
                {
                  term: t('habilitations.renouvelle'),
                  description: <Link href={rolePath(role, 'habilitation', precedente.id)}>{precedente.numero}</Link>,
                },
              ]),
          ...demandesAccordees.map(({ id: demandeId, numero, mode }) => ({
            term: t(mode === 'APF' ? 'habilitations.etendue-par' : 'habilitations.accordee-par'),
            description: <Link href={rolePath(role, 'demandeHabilitation', demandeId, 'niveau')}>{numero}</Link>,
          })),
        ]}
      />
    </Section>
  );
}

/** The documents of a habilitation, to download. */
export function DocumentsSection({ one }: { one: Habilitation }): ReactNode {
  const t = useText();
  return (
    <Section title={t('habilitations.documents')}>
      <ItemList
        label={t('habilitations.documents')}
        items={one.fileUploads.map(({ id, userFilename, taille }) => ({
          key: String(id),
          icon: FileText,
          title: userFilename,
          description: formatFileSize(taille),
          action: (
            <IconButton
              icon={Download}
              label={t('habilitations.telecharger', { nom: userFilename })}
              onPress={() => void download(call(file.download, { params: { id } }), userFilename)}
            />
          ),
        }))}
      />
    </Section>
  );
}
