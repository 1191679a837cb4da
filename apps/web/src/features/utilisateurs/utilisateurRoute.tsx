import { rolePath } from '@habilis/api/page/rolePaths';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { RoleUtilisateur, Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { can } from '@habilis/domain/role/can';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Columns } from '@habilis/ui/Columns';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Page } from '@habilis/ui/Page';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { replace, useLoaderData, useRevalidator } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { pathInApp } from '../../session/acting.ts';
import { call } from '../../session/call.ts';
import { DonnesParCompte } from './DonnesParCompte.tsx';
import { EndRoleDialog } from './EndRoleDialog.tsx';
import { EtatBadge } from './EtatBadge.tsx';
import { GiveRoleDialog } from './GiveRoleDialog.tsx';
import { loadRoleLists } from './loadRoleLists.ts';
import { PerimetreDialog } from './PerimetreDialog.tsx';
import { MotifDialog } from './MotifDialog.tsx';
import { RolesSection } from './RolesSection.tsx';
import { SeulNotice } from './SeulNotice.tsx';
import { UtilisateurActions } from './UtilisateurActions.tsx';
import { UtilisateurHistory } from './UtilisateurHistory.tsx';
import { AreaHeader } from '../../layout/AreaHeader.tsx';

export async function loader({ params, request }: { params: { habilisId?: string }; request: Request }) {
  const habilisId = params.habilisId ?? '';
  const [person, lists] = await Promise.all([call(utilisateur.get, { params: { habilisId } }), loadRoleLists()]);
  // The identifier of a merged account redirects to the account that is kept.
  if (person.habilisId !== habilisId) {
    throw replace(pathInApp(new URL(request.url).pathname).replace(habilisId, person.habilisId));
  }
  return { person, lists };
}

/** Why an account cannot be used, and what hangs on one that is blocked. */
function StateNotice({ habilisId, etat, motifBlocage, roles }: Utilisateur): ReactNode {
  const t = useText();
  if (etat === 'bloquee') {
    return (
      <>
        <Callout tone="warning" title={t('utilisateurs.avis-bloque')}>
          <Text>{motifBlocage ?? ''}</Text>
        </Callout>
        <SeulNotice roles={roles} isBlocked />
        <DonnesParCompte habilisId={habilisId} />
      </>
    );
  }
  if (etat !== 'a-activer') return null;
  return (
    <Callout tone="info" title={t('utilisateurs.avis-a-activer')}>
      <Text>{t('utilisateurs.avis-a-activer-aide')}</Text>
    </Callout>
  );
}

function Facts({ person }: { person: Utilisateur }): ReactNode {
  const t = useText();
  const { email, creeLe, derniereConnexionLe: signedIn, identifiantsFusionnes: merged } = person;
  const last = signedIn === null ? t('utilisateurs.jamais') : `${formatInstantDate(signedIn)} ${formatTime(signedIn)}`;
  return (
    <Section title={t('utilisateurs.compte')}>
      <DescriptionList
        items={[
          { term: t('utilisateurs.adresse'), description: email },
          { term: t('utilisateurs.derniere-connexion'), description: last },
          { term: t('utilisateurs.cree-le'), description: formatInstantDate(creeLe) },
          ...(merged.length === 0
            ? []
            : [
                {
                  term: t('utilisateurs.autres-identifiants'),
                  description: <Identifier>{merged.join(', ')}</Identifier>,
                },
              ]),
        ]}
      />
    </Section>
  );
}

type Open =
  | { readonly kind: 'donner' | 'blocage' | 'reinitialisation' }
  | { readonly kind: 'terminer' | 'regler'; readonly role: RoleUtilisateur };

/** One person, with their roles and the actions possible. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { person, lists } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Open | null>(null);
  if (role === null) return null;
  const name = `${person.prenom} ${person.nom}`;
  const dialog = { person, onSent: revalidate, onClose: () => setOpen(null) };
  return (
    <Page
      header={
        <AreaHeader
          kind={t('utilisateurs.utilisateur')}
          numero={person.habilisId}
          title={name}
          titleEnd={<Identifier>{person.habilisId}</Identifier>}
          above={[{ label: t('utilisateurs.titre'), href: rolePath(role, 'utilisateurs') }]}
          description={
            <Inline gap={8}>
              <EtatBadge etat={person.etat} />
            </Inline>
          }
        />
      }
    >
      <StateNotice {...person} />
      <Columns split="1fr 248px">
        <Stack gap={36}>
          <RolesSection
            roles={person.roles}
            onEnd={(one) => setOpen({ kind: 'terminer', role: one })}
            onSet={(one) => setOpen({ kind: 'regler', role: one })}
          />
          <Facts person={person} />
        </Stack>
        <UtilisateurHistory steps={person.historique} />
      </Columns>
      <UtilisateurActions
        person={person}
        fusionHref={rolePath(role, 'fusion', person.habilisId)}
        actingHref={
          can(role.type, 'impersonate') && person.etat === 'active'
            ? `${rolePath(role, 'enTantQue')}?recherche=${person.habilisId}`
            : undefined
        }
        onGive={() => setOpen({ kind: 'donner' })}
        onMotif={(kind) => setOpen({ kind })}
        onSent={revalidate}
      />
      {open?.kind === 'donner' && <GiveRoleDialog {...dialog} giver={role} lists={lists} />}
      {open?.kind === 'regler' && <PerimetreDialog {...dialog} role={open.role} options={lists} />}
      {(open?.kind === 'blocage' || open?.kind === 'reinitialisation') && <MotifDialog {...dialog} what={open.kind} />}
      {open?.kind === 'terminer' && <EndRoleDialog {...dialog} role={open.role} />}
    </Page>
  );
}
