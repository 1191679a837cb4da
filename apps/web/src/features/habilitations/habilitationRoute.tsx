import { rolePath } from '@habilis/api/page/rolePaths';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import type { Role } from '@habilis/api/role/Role';
import { canLosePlateforme } from '@habilis/domain/habilitation/refusalOfSuppression';
import { can } from '@habilis/domain/role/can';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { useText } from '@habilis/i18n/TextProvider';
import { Columns } from '@habilis/ui/Columns';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Page } from '@habilis/ui/Page';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { getDefaultStore, useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { AvisSection } from './AvisSection.tsx';
import { DateFinDialog } from './DateFinDialog.tsx';
import { DelegatairesSection } from './DelegatairesSection.tsx';
import { DelegationDialog } from './DelegationDialog.tsx';
import { EtatHabilitationBadge } from '../../etat/EtatHabilitationBadge.tsx';
import { DocumentsSection, FactsSection } from './FactsSection.tsx';
import { HabilitationActions, type OpenDialog } from './HabilitationActions.tsx';
import { HabilitationHistory } from './HabilitationHistory.tsx';
import { HabilitationNotices } from './HabilitationNotices.tsx';
import { PlateformesSection } from './PlateformesSection.tsx';
import { ConfirmationSuspensionDialog } from './ConfirmationSuspensionDialog.tsx';
import { LeveeDialog } from './LeveeDialog.tsx';
import { LeveeReserveDialog } from './LeveeReserveDialog.tsx';
import { RappelDialog } from './RappelDialog.tsx';
import { SuppressionDialog } from './SuppressionDialog.tsx';
import { SuspensionDialog, type SuspensionTyped } from './SuspensionDialog.tsx';
import { AreaHeader } from '../../layout/AreaHeader.tsx';

export async function loader({ params }: { params: { habilitationId?: string } }) {
  const id = params.habilitationId ?? '';
  const role = getDefaultStore().get(currentRoleAtom);
  const readsAvis = role !== null && can(role.type, 'read-avis') && scopeOf(role.type, 'read-avis') !== 'assigned';
  const [one, delegataires, historique, avis] = await Promise.all([
    call(habilitation.get, { params: { id } }),
    call(habilitation.delegataires, { params: { id } }),
    call(habilitation.historique, { params: { id } }),
    readsAvis ? call(habilitation.avis, { params: { id } }) : null,
  ]);
  return { one, delegataires, historique, avis };
}

/** Whether the remaining platform may not be deleted, because its niveau needs one. */
const keepsLastPlateforme = ({ avecPlateforme, plateformesFixes, plateformeMobile }: Habilitation): boolean =>
  plateformesFixes.length > 0 &&
  !canLosePlateforme({ avecPlateforme, nbPlateformesFixes: plateformesFixes.length, plateformeMobile });

function Dialogs({
  open,
  setOpen,
  role,
  one,
  onSent,
}: {
  open: OpenDialog | null;
  setOpen: (open: OpenDialog | null) => void;
  role: Role;
  one: Habilitation;
  onSent: () => Promise<unknown>;
}): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<SuspensionTyped | null>(null);
  const dialog = { one, onSent, onClose: () => setOpen(null) };
  const remind = (suspension: SuspensionTyped) => {
    setTyped(suspension);
    setOpen('rappeler');
  };
  switch (open) {
    case 'suspendre':
    case 'rompre':
      return (
        <SuspensionDialog
          {...dialog}
          role={role}
          isRupture={open === 'rompre'}
          typed={open === 'rompre' ? null : typed}
          onRemind={remind}
        />
      );
    case 'confirmer':
      return <ConfirmationSuspensionDialog {...dialog} role={role} />;
    case 'rappeler':
      return <RappelDialog {...dialog} note={typed?.commentaireSuspension ?? ''} />;
    case 'lever':
      return <LeveeDialog {...dialog} role={role} />;
    case 'lever-reserve':
      return <LeveeReserveDialog {...dialog} />;
    case 'changer-fin':
      return <DateFinDialog {...dialog} />;
    case 'nommer-delegataire':
      return <DelegationDialog {...dialog} />;
    case 'supprimer':
      return (
        <SuppressionDialog
          {...dialog}
          what="habilitation"
          title={t('habilitations.supprimer-question', { numero: one.numero })}
          text={t('habilitations.supprimer-texte')}
          remove={(motif) =>
            call(habilitation.remove, { params: { id: one.id }, body: { motif, version: one.version } })
          }
          onSent={async (isGone) => {
            await (isGone ? navigate(rolePath(role, 'habilitations'), { replace: true }) : onSent());
          }}
        />
      );
    case null:
      return null;
  }
}

/** One habilitation: state, niveau, who works under it, and what may be done. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { one, delegataires, historique, avis } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  if (role === null) return null;
  const may = (action: Habilitation['actionsPossibles'][number]) => one.actionsPossibles.includes(action);
  return (
    <Page
      header={
        <AreaHeader
          kind={t('habilitations.faits')}
          numero={one.numero}
          title={one.dispositifNiveau.libelle}
          titleEnd={<Identifier>{one.numero}</Identifier>}
          above={[{ label: t('habilitations.titre'), href: rolePath(role, 'habilitations') }]}
          here={one.numero}
          description={
            <Inline gap={8}>
              <EtatHabilitationBadge etat={one.etat} />
              <Text as="span">{one.entite.raisonSociale}</Text>
            </Inline>
          }
        />
      }
    >
      <HabilitationNotices one={one} role={role} />
      <Columns split="1fr 248px">
        <Stack gap={36}>
          <FactsSection one={one} role={role} />
          {(one.avecPlateforme || one.plateformesFixes.length > 0) && (
            <PlateformesSection
              one={one}
              isEditable={may('supprimer-plateforme')}
              isLast={can(role.type, 'delete-plateforme') && keepsLastPlateforme(one)}
              onSent={revalidate}
            />
          )}
          <DelegatairesSection
            one={one}
            delegataires={delegataires}
            isEditable={may('nommer-delegataire')}
            onAdd={() => setOpen('nommer-delegataire')}
            onSent={revalidate}
          />
          {one.fileUploads.length > 0 && <DocumentsSection one={one} />}
          {avis !== null && avis.length > 0 && <AvisSection avis={avis} />}
        </Stack>
        <HabilitationHistory steps={historique} />
      </Columns>
      <HabilitationActions one={one} role={role} onOpen={setOpen} />
      <Dialogs open={open} setOpen={setOpen} role={role} one={one} onSent={revalidate} />
    </Page>
  );
}
