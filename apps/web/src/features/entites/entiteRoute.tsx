import { rolePath } from '@habilis/api/page/rolePaths';
import { entite as calls } from '@habilis/api/entite/endpoints';
import type { EntiteDetail } from '@habilis/api/entite/Entite';
import { mrp } from '@habilis/api/mrp/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { can } from '@habilis/domain/role/can';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { ActionBar } from '@habilis/ui/ActionBar';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Columns } from '@habilis/ui/Columns';
import { Link } from '@habilis/ui/Link';
import { Page } from '@habilis/ui/Page';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { getDefaultStore, useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { PartPriseNotice } from '../../droit/PartPriseNotice.tsx';
import { CaisseDialog } from './CaisseDialog.tsx';
import { EcartesSection } from './EcartesSection.tsx';
import { EntiteFacts } from './EntiteFacts.tsx';
import { DemandesSection, HabilitationsSection } from './EntiteFiles.tsx';
import { EntiteHistory } from './EntiteHistory.tsx';
import { EtatEntiteBadge } from './EtatEntiteBadge.tsx';
import { FinActiviteDialog } from './FinActiviteDialog.tsx';
import { NommerDialog } from './NommerDialog.tsx';
import { RegistreSection } from './RegistreSection.tsx';
import { AreaHeader } from '../../layout/AreaHeader.tsx';

export async function loader({ params }: { params: { entiteId?: string } }) {
  const role = getDefaultStore().get(currentRoleAtom);
  const named = { params: { id: params.entiteId ?? '' } };
  const [entite, habilitations, demandes, mrps] = await Promise.all([
    call(calls.get, named),
    call(calls.habilitationsActives, named),
    call(calls.demandes, named),
    role !== null && can(role.type, 'change-caisse') ? call(mrp.list, {}) : [],
  ]);
  return { entite, habilitations, demandes, mrps };
}

/** What is unusual about an entite. */
function Notices({ entite }: { entite: EntiteDetail }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const { etat, registre, dateFinActivite: fin, dateSuspensionAdministrative: suspension } = entite;
  return (
    <>
      <PartPriseNotice part={entite.partPrise} />
      {entite.sansGestionnaire && (
        <Callout tone="danger" title={t('entites.sans-gestionnaire')}>
          <Text>{t('entites.sans-gestionnaire-aide')}</Text>
        </Callout>
      )}
      {registre.resultat === 'FERME' && fin === null && (
        <Callout tone="danger" title={t('entites.fermee-au-registre')}>
          <Text>{t('entites.fermee-au-registre-aide')}</Text>
        </Callout>
      )}
      {fin !== null && etat !== 'fermee' && (
        <Callout tone="warning" title={t('entites.finit-le', { date: formatDate(fin) })}>
          <Text>{t('entites.finit-le-aide')}</Text>
        </Callout>
      )}
      {suspension !== null && (
        <Callout
          tone="warning"
          title={t(suspension <= today ? 'entites.suspendue' : 'entites.suspension-annoncee', {
            date: formatDate(suspension),
          })}
        />
      )}
    </>
  );
}

/** Who works for an entite, for those who manage users. */
function People({ entite, role }: { entite: EntiteDetail; role: Role }): ReactNode {
  const t = useText();
  const isListed = scopeOf(role.type, 'manage-users') === 'all' || can(role.type, 'manage-entite-users');
  const search = can(role.type, 'manage-users')
    ? `?entite=${encodeURIComponent(entite.siret ?? entite.raisonSociale)}`
    : '';
  return (
    <Section title={t('entites.personnes')}>
      <Text>{t('entites.nombre-roles', { nombre: entite.nbRoles })}</Text>
      {isListed && entite.nbRoles > 0 && (
        <Link href={`${rolePath(role, 'utilisateurs')}${search}`}>{t('entites.voir-personnes')}</Link>
      )}
    </Section>
  );
}

type Open = 'caisse' | 'fin' | 'levee' | 'gestionnaire';

/** One entite: identity, demandes, habilitations, and what may be decided about it. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { entite, habilitations, demandes, mrps } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Open | null>(null);
  if (role === null) return null;
  const { changerCaisse, fixerFin, nommerGestionnaire } = entite.actions;
  const dialog = { entite, onClose: () => setOpen(null), onSent: revalidate };
  return (
    <Page
      header={
        <AreaHeader
          kind={t('listes.entite')}
          title={entite.raisonSociale}
          above={[{ label: t('entites.liste'), href: rolePath(role, 'entites') }]}
          description={<EtatEntiteBadge {...entite} />}
        />
      }
    >
      <Notices entite={entite} />
      <Columns split="1fr 248px">
        <Stack gap={36}>
          <HabilitationsSection entite={entite} habilitations={habilitations} role={role} />
          <DemandesSection demandes={demandes} role={role} />
          <EntiteFacts entite={entite} />
        </Stack>
        <Stack gap={36}>
          <RegistreSection entite={entite} onSent={revalidate} />
          <People entite={entite} role={role} />
          <EcartesSection ecartes={entite.ecartes} />
          <EntiteHistory steps={entite.historique} />
        </Stack>
      </Columns>
      {(changerCaisse || fixerFin || nommerGestionnaire) && (
        <ActionBar>
          {fixerFin && entite.dateFinActivite !== null && (
            <Button onPress={() => setOpen('levee')}>{t('entites.lever-fin')}</Button>
          )}
          {fixerFin && <Button onPress={() => setOpen('fin')}>{t('entites.fixer-fin')}</Button>}
          {nommerGestionnaire && (
            <Button variant={changerCaisse ? 'secondary' : 'primary'} onPress={() => setOpen('gestionnaire')}>
              {t('entites.nommer-gestionnaire')}
            </Button>
          )}
          {changerCaisse && (
            <Button variant="primary" onPress={() => setOpen('caisse')}>
              {t('entites.changer-caisse')}
            </Button>
          )}
        </ActionBar>
      )}
      {open === 'gestionnaire' && <NommerDialog {...dialog} />}
      {open === 'caisse' && <CaisseDialog {...dialog} mrps={mrps} />}
      {(open === 'fin' || open === 'levee') && (
        <FinActiviteDialog {...dialog} habilitations={habilitations} role={role.type} isLifting={open === 'levee'} />
      )}
    </Page>
  );
}
