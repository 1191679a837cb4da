import { ProblemError } from '@habilis/api/client/errors';
import { PersonneRef } from '@habilis/api/personne/PersonneRef';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { type Identite, identiteFaultsOf } from '@habilis/domain/compte/identiteFaultsOf';
import { givableRoles } from '@habilis/domain/utilisateur/givableRoles';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Form } from '@habilis/ui/Form';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { rolePath } from '../../session/homePath.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { FormFaults } from '../../forms/FormFaults.tsx';
import { IDENTITE_FIELDS, IdentiteFields } from '../../forms/IdentiteFields.tsx';
import { problemText } from '../../messages/reportError.ts';
import { useSending } from '../../forms/useSending.ts';
import { loadRoleLists } from './loadRoleLists.ts';
import { faultsOfChoice, NO_CHOICE, type RoleChoice, RoleFields, roleOfChoice } from './RoleFields.tsx';
import { tellDone } from '../../messages/tellDone.ts';

const FIELDS = [...IDENTITE_FIELDS, 'role.type', 'role.mrpId', 'role.entiteId', 'role.dispositifIds', 'role.niveauIds'];

export const loader = loadRoleLists;

/** The person who has an address already, when the refusal names them. */
function knownPerson(error: unknown): PersonneRef | null {
  if (!(error instanceof ProblemError) || error.problem.title !== 'utilisateur.adresse-deja-utilisee') return null;
  return z.safeParse(PersonneRef, error.problem.courant).data ?? null;
}

/** A new person with the first of their roles. */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const role = useAtomValue(currentRoleAtom);
  const lists = useLoaderData<typeof loader>();
  const sending = useSending(FIELDS);
  const [identite, setIdentite] = useState<Identite>({ nom: '', prenom: '', email: '' });
  const [choice, setChoice] = useState<RoleChoice>(NO_CHOICE);
  const [known, setKnown] = useState<PersonneRef | null>(null);
  if (role === null) return null;
  const title = t('utilisateurs.creer');
  const submit = async () => {
    const given = roleOfChoice(choice, role, lists.mrps);
    const faults = [
      ...identiteFaultsOf(identite).map(({ path, title: fault }) => ({ path, label: problemText(fault) })),
      ...faultsOfChoice(choice, given, 'role.'),
    ];
    setKnown(null);
    await sending.send(async () => {
      if (given === null) return;
      try {
        const { habilisId } = await call(utilisateur.create, { body: { ...identite, role: given } });
        tellDone('utilisateurs.cree');
        await navigate(rolePath(role, `utilisateurs/${habilisId}`), { replace: true });
      } catch (error) {
        setKnown(knownPerson(error));
        throw error;
      }
    }, faults);
  };
  return (
    <Page
      width="text"
      header={
        <AreaHeader
          title={title}
          above={[{ label: t('utilisateurs.titre'), href: rolePath(role, 'utilisateurs') }]}
          description={t('utilisateurs.creer-aide')}
        />
      }
    >
      {known === null ? (
        <FormFaults sending={sending} />
      ) : (
        <Callout tone="danger" title={t('erreurs.utilisateur.adresse-deja-utilisee')}>
          <Text>
            <Link href={rolePath(role, `utilisateurs/${known.habilisId}`)}>
              {t('utilisateurs.ouvrir-compte', { nom: known.nomPrenom })}
            </Link>
          </Text>
        </Callout>
      )}
      <Form onSubmit={() => void submit()} aria-label={title}>
        <Stack gap={22}>
          <IdentiteFields
            value={identite}
            onChange={setIdentite}
            faultOf={sending.faultOf}
            emailHelp={t('utilisateurs.adresse-aide')}
          />
          <RoleFields
            prefix="role."
            types={givableRoles(role.type)}
            choice={choice}
            onChange={setChoice}
            giver={role}
            lists={lists}
            faultOf={sending.faultOf}
          />
          <Inline gap={8}>
            <Button type="submit" variant="primary" isBusy={sending.isBusy}>
              {t('utilisateurs.creer-bouton')}
            </Button>
            <LinkButton href={rolePath(role, 'utilisateurs')} variant="quiet">
              {t('modals.annuler')}
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Page>
  );
}
