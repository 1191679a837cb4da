import { rolePath } from '@habilis/api/page/rolePaths';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import type { Role } from '@habilis/api/role/Role';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { can } from '@habilis/domain/role/can';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { useText } from '@habilis/i18n/TextProvider';
import { HubColumns } from '@habilis/ui/HubColumns';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Page } from '@habilis/ui/Page';
import { Text } from '@habilis/ui/Text';
import { getDefaultStore, useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { AvisSection } from './AvisSection.tsx';
import { DateFinDialog } from './DateFinDialog.tsx';
import type { DialogProps } from './DialogProps.ts';
import { DelegatairesSection } from './DelegatairesSection.tsx';
import { DelegationDialog } from './DelegationDialog.tsx';
import { EtatHabilitationBadge } from '../../etat/EtatHabilitationBadge.tsx';
import { Chiffres } from './Chiffres.tsx';
import { DocumentsSection } from './DocumentsSection.tsx';
import { FactsSection } from './FactsSection.tsx';
import { Gestes, HeadActions } from './Gestes.tsx';
import { FormateursSection } from './FormateursSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { Vie } from './Vie.tsx';
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
import { FilDossier } from '../../fil/FilDossier.tsx';
import { AreaHeader } from '../../layout/AreaHeader.tsx';

export async function loader({ params }: { params: { habilitationId?: string } }) {
  const id = params.habilitationId ?? '';
  const role = getDefaultStore().get(currentRoleAtom);
  const readsAvis = role !== null && can(role.type, 'read-avis') && scopeOf(role.type, 'read-avis') !== 'assigned';
  const [one, activite, delegataires, historique, avis] = await Promise.all([
    call(habilitation.get, { params: { id } }),
    call(sessionCertification.activite, { params: { id } }),
    call(habilitation.delegataires, { params: { id } }),
    call(habilitation.historique, { params: { id } }),
    readsAvis ? call(habilitation.avis, { params: { id } }) : null,
  ]);
  return { one, activite, delegataires, historique, avis };
}

/** Its number, state, entite and caisse, and its thread. */
function Identity({ one: { id, numero, etat, entite } }: { one: Habilitation }): ReactNode {
  return (
    <Inline gap={12}>
      <Identifier>{numero}</Identifier>
      <EtatHabilitationBadge etat={etat} />
      <Text as="span">{entite.raisonSociale}</Text>
      {entite.caisse !== null && <Text as="span">{entite.caisse.libelle}</Text>}
      <FilDossier dossier="habilitation" id={id} />
    </Inline>
  );
}

/** Deletes the habilitation itself; nothing is left to read then. */
function HabilitationSuppression({ role, ...dialog }: DialogProps & { readonly role: Role }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { id, numero, version } = dialog.one;
  return (
    <SuppressionDialog
      {...dialog}
      what="habilitation"
      title={t('habilitations.supprimer-question', { numero })}
      text={t('habilitations.supprimer-texte')}
      remove={(motif) => call(habilitation.remove, { params: { id }, body: { motif, version } })}
      onSent={async (isGone) => {
        await (isGone ? navigate(rolePath(role, 'habilitations'), { replace: true }) : dialog.onSent());
      }}
    />
  );
}

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
      return <HabilitationSuppression {...dialog} role={role} />;
    case null:
      return null;
  }
}

/** One habilitation: state, niveau, who works under it, and what may be done. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { one, activite, delegataires, historique, avis } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  if (role === null) return null;
  const read = { one, role, activite };
  return (
    <Page
      header={
        <AreaHeader
          kind={t('habilitations.faits')}
          numero={one.numero}
          title={one.dispositifNiveau.libelle}
          above={[{ label: t('habilitations.titre'), href: rolePath(role, 'habilitations') }]}
          here={one.numero}
          action={<HeadActions one={one} role={role} />}
          description={<Identity one={one} />}
        />
      }
    >
      <HabilitationNotices one={one} role={role} />
      <Vie one={one} />
      <Chiffres {...read} />
      <HubColumns
        lead={<Gestes {...read} delegataires={delegataires} onNommer={() => setOpen('nommer-delegataire')} />}
        main={
          <>
            <SessionsSection {...read} />
            <FormateursSection {...read} onSent={revalidate} />
            <PlateformesSection one={one} role={role} onSent={revalidate} />
            <DelegatairesSection one={one} delegataires={delegataires} onSent={revalidate} />
            {avis !== null && avis.length > 0 && <AvisSection avis={avis} />}
          </>
        }
        aside={
          <>
            <DocumentsSection one={one} />
            <FactsSection one={one} role={role} />
            <HabilitationHistory steps={historique} />
          </>
        }
      />
      <HabilitationActions one={one} onOpen={setOpen} />
      <Dialogs open={open} setOpen={setOpen} role={role} one={one} onSent={revalidate} />
    </Page>
  );
}
