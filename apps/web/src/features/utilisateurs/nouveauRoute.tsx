import { rolePath } from '@habilis/api/page/rolePaths';
import { ProblemError } from '@habilis/api/client/errors';
import { PersonneRef } from '@habilis/api/personne/PersonneRef';
import type { Role } from '@habilis/api/role/Role';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { identiteFaultsOf } from '@habilis/domain/compte/identiteFaultsOf';
import { givableRoles } from '@habilis/domain/utilisateur/givableRoles';
import { roleFaults } from '@habilis/domain/utilisateur/roleFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Link } from '@habilis/ui/Link';
import { Page } from '@habilis/ui/Page';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { createKept } from '../../forms/createKept.ts';
import { fieldId } from '../../forms/fieldId.ts';
import { IdentiteFields } from '../../forms/IdentiteFields.tsx';
import { PageForm } from '../../forms/PageForm.tsx';
import { useForm } from '../../forms/useForm.ts';
import { loadRoleLists, type RoleLists } from './loadRoleLists.ts';
import { NO_CHOICE, type RoleChoice, RoleFields, roleOfChoice } from './RoleFields.tsx';

type Typed = {
  readonly nom: string;
  readonly prenom: string;
  readonly email: string;
  /** Of a new formateur without an account. */
  readonly habilisId: string;
  readonly choice: RoleChoice;
};
const kept = createKept<Typed>();

export const loader = loadRoleLists;

/** The person who already uses the address, when the refusal names them. */
function knownPerson(error: unknown): PersonneRef | null {
  if (!(error instanceof ProblemError) || error.problem.title !== 'utilisateur.adresse-deja-utilisee') return null;
  return z.safeParse(PersonneRef, error.problem.courant).data ?? null;
}

/** The person as typed; `known` already uses the address. */
function useCreation(role: Role | null, lists: RoleLists) {
  const navigate = useNavigate();
  const [known, setKnown] = useState<PersonneRef | null>(null);
  const form = useForm({
    kept,
    initial: (): Typed => ({ nom: '', prenom: '', email: '', habilisId: '', choice: NO_CHOICE }),
    draft: ({ choice, habilisId, ...identite }) => ({
      ...identite,
      habilisId: habilisId.trim().toUpperCase(),
      role: role === null ? null : roleOfChoice(choice, role, lists.mrps),
    }),
    // The certificat of a new formateur gives the role that is needed.
    judge: ({ role: given, habilisId, ...identite }) => [
      ...identiteFaultsOf(identite),
      ...(given === null && habilisId !== '' ? [] : roleFaults(given, 'role.')),
    ],
    send: async ({ role: given, habilisId, ...identite }) => {
      setKnown(null);
      const body = {
        ...identite,
        ...(habilisId === '' ? {} : { habilisId }),
        role: given === null ? null : { ...given, entiteId: given.entiteId ?? null },
      };
      return call(utilisateur.create, { body }).catch((error: unknown) => {
        setKnown(knownPerson(error));
        throw error;
      });
    },
    done: 'utilisateurs.cree',
    onDone: async (created) => {
      if (role === null) return;
      // Who gave no role that is theirs to see goes back to the list.
      const isSeen = created.roles.length > 0;
      const path = isSeen ? rolePath(role, 'utilisateur', created.habilisId) : rolePath(role, 'utilisateurs');
      await navigate(path, { replace: true });
    },
  });
  return { form, known };
}

/** That somebody already uses the address, and where they are. */
function KnownNotice({ person, role }: { person: PersonneRef; role: Role }): ReactNode {
  const t = useText();
  return (
    <Callout tone="danger" told="announced" title={t('erreurs.utilisateur.adresse-deja-utilisee')}>
      <Text>
        <Link href={rolePath(role, 'utilisateur', person.habilisId)}>
          {t('utilisateurs.ouvrir-compte', { nom: person.nomPrenom })}
        </Link>
      </Text>
    </Callout>
  );
}

/** Creates a person with a first role. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const lists = useLoaderData<typeof loader>();
  const { form, known } = useCreation(role, lists);
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
          known !== null && form.faults.every(({ path }) => path === null) && <KnownNotice person={known} role={role} />
        }
      >
        <IdentiteFields form={form} emailHelp={t('utilisateurs.adresse-aide')} />
        <TextField
          id={fieldId('habilisId')}
          name="habilisId"
          label={t('utilisateurs.identifiant-formateur')}
          description={t('utilisateurs.identifiant-formateur-aide')}
          value={form.values.habilisId}
          onChange={(habilisId) => form.set({ habilisId })}
          errorMessage={form.faultOf('habilisId')}
          maxLength={8}
        />
        <RoleFields
          prefix="role."
          types={givableRoles(role.type)}
          choice={form.values.choice}
          onChange={(choice) => form.set({ choice })}
          giver={role}
          lists={lists}
          at={form.at}
        />
      </PageForm>
    </Page>
  );
}
