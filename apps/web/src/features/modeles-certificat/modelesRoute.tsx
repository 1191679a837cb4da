import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { modeleCertificat } from '@habilis/api/modele-certificat/endpoints';
import type { ModeleCertificat } from '@habilis/api/modele-certificat/ModeleCertificat';
import { rolePath } from '@habilis/api/page/rolePaths';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { type Column, DataTable, figures } from '@habilis/ui/DataTable';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Link } from '@habilis/ui/Link';
import { Page } from '@habilis/ui/Page';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { CircleCheck, LayoutTemplate, Pencil, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { listAddress } from '../../list/listAddress.ts';
import { ListFilters } from '../../list/ListFilters.tsx';
import { words } from '../../list/readers.ts';
import { useList } from '../../list/useList.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { NouveauModeleDialog } from './NouveauModeleDialog.tsx';

/** How the search is kept in the address. */
const MODELES = listAddress({ filters: { recherche: words(100) } });
/** There are some dozens of models at most. */
const ALL = { taille: 200 } as const;

export async function loader() {
  const [stagiaires, formateurs, niveaux] = await Promise.all([
    call(modeleCertificat.search, { body: ALL }),
    call(modeleCertificat.formateurs, { body: ALL }),
    call(dispositifNiveau.list, {}),
  ]);
  return { modeles: [...stagiaires.elements, ...formateurs.elements], niveaux };
}

/** Those whose name or niveau says each word that is typed. */
function matching(modeles: readonly ModeleCertificat[], recherche: string): ModeleCertificat[] {
  const typed = recherche.toLocaleLowerCase('fr').split(/\s+/u);
  return modeles.filter(({ intitule, dispositifNiveau: niveau }) => {
    const said = `${intitule} ${niveau.libelle}`.toLocaleLowerCase('fr');
    return typed.every((word) => said.includes(word));
  });
}

const columnsOf = (t: Texts, hrefOf: (modele: { readonly id: number }) => string): Column<ModeleCertificat>[] => [
  {
    key: 'intitule',
    header: t('modeles-certificat.intitule'),
    render: (modele) => <Link href={hrefOf(modele)}>{modele.intitule}</Link>,
  },
  {
    key: 'niveau',
    header: t('modeles-certificat.niveau'),
    render: ({ dispositifNiveau: niveau }) => niveau.libelle,
  },
  {
    key: 'papier',
    header: t('modeles-certificat.papier'),
    width: 150,
    render: ({ format, orientation }) => t(`modeles-certificat.format.${format}-${orientation}`),
  },
  {
    key: 'validite',
    header: t('modeles-certificat.a-partir-du'),
    isSecondary: true,
    ...figures<ModeleCertificat>(({ dateDebutValidite }) => formatDate(dateDebutValidite)),
  },
  {
    key: 'version',
    header: t('modeles-certificat.version'),
    width: 210,
    render: ({ id, etat, numeroVersion, publiee }) => (
      <Stack gap={4}>
        <Badge tone={etat === 'PUBLIEE' ? 'success' : 'neutral'} icon={etat === 'PUBLIEE' ? CircleCheck : Pencil}>
          {t(`modeles-certificat.etat.${etat}`, { numero: numeroVersion })}
        </Badge>
        {etat === 'BROUILLON' && publiee !== null && (
          <Link isSmall href={`${hrefOf({ id })}?version=publiee`}>
            {t('modeles-certificat.etat.PUBLIEE', { numero: publiee.numeroVersion })}
          </Link>
        )}
      </Stack>
    ),
  },
];

/** The models of certificats, with those that are drafts. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const navigate = useNavigate();
  const { modeles, niveaux } = useLoaderData<typeof loader>();
  const asked = useList(MODELES);
  const [isNew, setNew] = useState(false);
  if (role === null) return null;
  const found = matching(modeles, asked.query.recherche);
  const hrefOf = ({ id }: { readonly id: number }) => rolePath(role, 'modeleCertificat', id);
  const title = t('modeles-certificat.titre');
  return (
    <Page
      header={
        <AreaHeader
          title={title}
          description={t('modeles-certificat.aide')}
          action={
            <Button variant="primary" icon={Plus} onPress={() => setNew(true)}>
              {t('modeles-certificat.nouveau')}
            </Button>
          }
        />
      }
    >
      <ListFilters
        asked={asked}
        list={{ total: found.length }}
        filters={[{ kind: 'text', key: 'recherche', label: t('modeles-certificat.recherche') }]}
        resultLabel={() => t('modeles-certificat.resultats', { total: found.length })}
        showLabel={() => t('modeles-certificat.resultats', { total: found.length })}
      />
      {found.length === 0 ? (
        <EmptyState
          icon={LayoutTemplate}
          title={t('modeles-certificat.vide.titre')}
          description={t(modeles.length === 0 ? 'modeles-certificat.simple' : 'modeles-certificat.vide.texte')}
        />
      ) : (
        <>
          <DataTable caption={title} columns={columnsOf(t, hrefOf)} rows={found} rowKey={({ id }) => String(id)} />
          <Text tone="subtle">{t('modeles-certificat.simple')}</Text>
        </>
      )}
      {isNew && (
        <NouveauModeleDialog
          niveaux={niveaux}
          onDone={(modele) => navigate(hrefOf(modele))}
          onClose={() => setNew(false)}
        />
      )}
    </Page>
  );
}
