import { rolePath } from '@habilis/api/page/rolePaths';
import { ProblemError } from '@habilis/api/client/errors';
import { PersonneRef } from '@habilis/api/personne/PersonneRef';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { identiteFaultsOf } from '@habilis/domain/compte/identiteFaultsOf';
import { givableRoles } from '@habilis/domain/utilisateur/givableRoles';
import { roleFaults } from '@habilis/domain/utilisateur/roleFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Link } from '@habilis/ui/Link';
import { Page } from '@habilis/ui/Page';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { createKept } from '../../forms/createKept.ts';
import { IdentiteFields } from '../../forms/IdentiteFields.tsx';
import { PageForm } from '../../forms/PageForm.tsx';
import { useForm } from '../../forms/useForm.ts';
import { loadRoleLists } from './loadRoleLists.ts';
import { NO_CHOICE, type RoleChoice, RoleFields, roleOfChoice } from './RoleFields.tsx';

type Typed = {
  readonly nom: string;
  readonly prenom: string;
  readonly email: string;
  readonly choice: RoleChoice;
};
const kept = createKept<Typed>();

export const loader = loadRoleLists;

/** The person who already uses the address, when the refusal names them. */
function knownPerson(error: unknown): PersonneRef | null {
  if (!(error instanceof ProblemError) || error.problem.title !== 'utilisateur.adresse-deja-utilisee') return null;
  return z.safeParse(PersonneRef, error.problem.courant).data ?? null;
}

/** Creates a person with a first role. */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const role = useAtomValue(currentRoleAtom);
  const lists = useLoaderData<typeof loader>();
  const [known, setKnown] = useState<PersonneRef | null>(null);
  const form = useForm({
    kept,
    initial: (): Typed => ({ nom: '', prenom: '', email: '', choice: NO_CHOICE }),
    draft: ({ choice, ...identite }) => ({
      ...identite,
      role: role === null ? null : roleOfChoice(choice, role, lists.mrps),
    }),
    judge: ({ role: given, ...identite }) => [...identiteFaultsOf(identite), ...roleFaults(given, 'role.')],
    send: async ({ role: given, ...identite }) => {
      setKnown(null);
      if (given === null) return null;
      const body = { ...identite, role: { ...given, entiteId: given.entiteId ?? null } };
      return call(utilisateur.create, { body }).catch((error: unknown) => {
        setKnown(knownPerson(error));
        throw error;
      });
    },
    done: 'utilisateurs.cree',
    onDone: async (created) => {
      if (role !== null && created !== null)
        await navigate(rolePath(role, 'utilisateur', created.habilisId), { replace: true });
    },
  });
  if (role === null) return null;
  const title = t('utilisateurs.creer');
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
      <PageForm
        title={title}
        submitLabel={t('utilisateurs.creer-bouton')}
        form={form}
        cancelHref={rolePath(role, 'utilisateurs')}
        notice={
          known !== null &&
          form.faults.every(({ path }) => path === null) && (
            <Callout tone="danger" title={t('erreurs.utilisateur.adresse-deja-utilisee')}>
              <Text>
                <Link href={rolePath(role, 'utilisateur', known.habilisId)}>
                  {t('utilisateurs.ouvrir-compte', { nom: known.nomPrenom })}
                </Link>
              </Text>
            </Callout>
          )
        }
      >
        <IdentiteFields form={form} emailHelp={t('utilisateurs.adresse-aide')} />
        <RoleFields
          prefix="role."
          types={givableRoles(role.type)}
          choice={form.values.choice}
          onChange={(choice) => form.set({ choice })}
          giver={role}
          lists={lists}
          faultOf={form.faultOf}
        />
      </PageForm>
    </Page>
  );
}
