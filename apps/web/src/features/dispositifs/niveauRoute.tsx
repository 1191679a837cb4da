import { rolePath } from '@habilis/api/page/rolePaths';
import { dispositif } from '@habilis/api/dispositif/endpoints';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import type { Capability } from '@habilis/domain/role/capability';
import { can } from '@habilis/domain/role/can';
import { useText } from '@habilis/i18n/TextProvider';
import { Columns } from '@habilis/ui/Columns';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { getDefaultStore, useAtomValue } from 'jotai';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { NiveauFacts } from './NiveauFacts.tsx';
import { NiveauHistory } from './NiveauHistory.tsx';
import { OuvertBadge } from './OuvertBadge.tsx';
import { PiecesDemandees } from './PiecesDemandees.tsx';
import { AreaHeader } from '../../layout/AreaHeader.tsx';

/** Whether the role has one of the given capabilities. */
const may = (...anyOf: readonly Capability[]): boolean => {
  const role = getDefaultStore().get(currentRoleAtom);
  return role !== null && anyOf.some((capability) => can(role.type, capability));
};

export async function loader({ params }: { params: { niveauId?: string } }) {
  const id = params.niveauId ?? '';
  const [niveau, niveaux] = await Promise.all([
    call(dispositifNiveau.get, { params: { id } }),
    call(dispositifNiveau.forCriteria, {}),
  ]);
  const [managers, experts, steps] = await Promise.all([
    may('dispatch', 'decide', 'edit-dispositifs', 'manage-users')
      ? call(dispositif.responsables, { params: { id: niveau.dispositif.id } })
      : null,
    may('dispatch', 'edit-dispositifs', 'manage-users')
      ? call(dispositifNiveau.expertsInstructeurs, { params: { id } })
      : null,
    niveau.modifiable ? call(dispositifNiveau.historique, { params: { id } }) : null,
  ]);
  return { niveau, niveaux, managers, experts, steps };
}

/** Who works on a niveau; shows nothing to those who may not know. */
function Persons({ title, persons }: { title: string; persons: readonly PersonneRef[] | null }): ReactNode {
  const t = useText();
  if (persons === null) return null;
  return (
    <Section title={title}>
      {persons.length === 0 ? (
        <Text tone="subtle">{t('dispositifs-niveaux.personne')}</Text>
      ) : (
        <Stack as="ul" gap={4}>
          {persons.map(({ habilisId, nomPrenom }) => (
            <li key={habilisId}>
              {nomPrenom} <Identifier>{habilisId}</Identifier>
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}

/** A niveau: its parameters, the documents it asks for, and who works on it. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { niveau, niveaux, managers, experts, steps } = useLoaderData<typeof loader>();
  if (role === null) return null;
  const nameOf = (id: number) => niveaux.find((one) => one.id === id)?.libelle ?? '—';
  const { niveauFormateurId: formateurs } = niveau;
  return (
    <Page
      header={
        <AreaHeader
          kind={t('dispositifs-niveaux.niveau')}
          numero={niveau.code}
          title={niveau.libelle}
          titleEnd={<Identifier>{niveau.code}</Identifier>}
          above={[{ label: t('dispositifs.titre'), href: rolePath(role, 'dispositifs') }]}
          description={
            <Inline gap={8}>
              <OuvertBadge isOuvert={niveau.ouvert} />
            </Inline>
          }
          action={
            niveau.modifiable ? (
              <LinkButton href={rolePath(role, 'modifierNiveau', niveau.id)} icon={Pencil}>
                {t('dispositifs-niveaux.modifier')}
              </LinkButton>
            ) : undefined
          }
        />
      }
    >
      <Columns split="1fr 248px">
        <Stack gap={36}>
          <NiveauFacts niveau={niveau} formateurs={formateurs === null ? null : nameOf(formateurs)} />
          <PiecesDemandees niveau={niveau} />
        </Stack>
        <Stack gap={36}>
          <Persons title={t('dispositifs-niveaux.responsables')} persons={managers} />
          <Persons title={t('dispositifs-niveaux.experts')} persons={experts} />
          {steps !== null && <NiveauHistory steps={steps} nameOf={nameOf} />}
        </Stack>
      </Columns>
    </Page>
  );
}
