import { rolePath } from '@habilis/api/page/rolePaths';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { ApercuIdentites, IdentiteStagiaire } from '@habilis/api/utilisateur/FusionIdentites';
import { isHabilisId } from '@habilis/domain/identifiant/isHabilisId';
import { fusionFaults } from '@habilis/domain/utilisateur/fusionFaults';
import { motifFaults } from '@habilis/domain/utilisateur/motifFaults';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Columns } from '@habilis/ui/Columns';
import { Identifier } from '@habilis/ui/Identifier';
import { Page } from '@habilis/ui/Page';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { TextField } from '@habilis/ui/TextField';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { createKept } from '../../forms/createKept.ts';
import { fieldId } from '../../forms/fieldId.ts';
import { focusSoon } from '../../forms/focusSoon.ts';
import { PageForm } from '../../forms/PageForm.tsx';
import { useForm } from '../../forms/useForm.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { problemText } from '../../messages/reportError.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { DeuxCotes, type FaitDesDeux } from './DeuxCotes.tsx';
import { EcartsDeFusion } from './EcartsDeFusion.tsx';

/** Where the comparison begins, which takes the focus as it comes. */
const COMPARED = 'comparaison';

/** What is known of the two, fact by fact. */
function Identites({ apercu: { garde, absorbe } }: { apercu: ApercuIdentites }): ReactNode {
  const t = useText();
  const faits: readonly FaitDesDeux<IdentiteStagiaire>[] = [
    [t('utilisateurs.nom'), ({ prenom, nom }) => `${prenom} ${nom}`],
    [t('utilisateurs.identifiant'), ({ habilisId }) => <Identifier>{habilisId}</Identifier>],
    [
      t('utilisateurs.fusion-ecart.naissance'),
      ({ dateNaissance }) =>
        dateNaissance === null ? t('utilisateurs.fusion-naissance-inconnue') : formatDate(dateNaissance),
    ],
    [
      t('utilisateurs.identites.compte'),
      ({ hasCompte }) => t(`utilisateurs.identites.compte-${hasCompte ? 'oui' : 'non'}`),
    ],
  ];
  return (
    <Section title={t('utilisateurs.identites.deux')} id={fieldId(COMPARED)}>
      <DeuxCotes
        caption={t('utilisateurs.identites.deux')}
        garde={{ nom: t('utilisateurs.identites.garde'), one: garde }}
        absorbe={{ nom: t('utilisateurs.identites.absorbe'), one: absorbe }}
        faits={faits}
      />
    </Section>
  );
}

/** The certificats of one of the two, one by one: two of one day are seen. */
function Certificats({ title, one }: { title: string; one: IdentiteStagiaire }): ReactNode {
  const t = useText();
  return (
    <Section title={`${title}, ${one.habilisId}`}>
      <Stack gap={16}>
        <Text isStrong>
          {t('utilisateurs.identites.certificats', { nombre: one.certificats.length, sessions: one.nbSessions })}
        </Text>
        <Stack as="ul" gap={4}>
          {one.certificats.map(({ numero, libelleDispositifNiveau, dateObtention, statut, raisonSociale }) => (
            <li key={numero}>
              <Text as="span">
                {t('utilisateurs.identites.certificat', {
                  numero,
                  niveau: libelleDispositifNiveau,
                  date: formatDate(dateObtention),
                  entite: raisonSociale,
                  statut,
                })}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}

const kept = createKept<{ motif: string; confirmation: string }>();

/** Asks for the ground and the identifier that goes, because a merge cannot be undone. */
function Confirmation({ apercu, onMerged }: { apercu: ApercuIdentites; onMerged: () => unknown }): ReactNode {
  const t = useText();
  const { garde, absorbe } = apercu;
  const form = useForm({
    kept: kept.about(`${garde.habilisId} ${absorbe.habilisId}`),
    initial: { motif: '', confirmation: '' },
    judge: ({ motif, confirmation }) => [...motifFaults({ motif }), ...fusionFaults(confirmation, absorbe.habilisId)],
    send: (typed) =>
      call(utilisateur.mergeIdentites, { body: { garde: garde.habilisId, absorbe: absorbe.habilisId, ...typed } }),
    done: 'utilisateurs.identites.fusionnees',
    onDone: onMerged,
  });
  return (
    <PageForm
      title={t('utilisateurs.identites.titre')}
      submitLabel={t('utilisateurs.fusion-bouton')}
      isDanger
      form={form}
      isGuarded={false}
    >
      <Text>{t('utilisateurs.identites.effet', { garde: garde.habilisId, absorbe: absorbe.habilisId })}</Text>
      <TextArea
        {...form.field('motif')}
        label={t('utilisateurs.identites.motif')}
        description={t('utilisateurs.identites.motif-aide')}
        maxLength={1000}
      />
      <TextField
        {...form.field('confirmation')}
        name="confirmation"
        label={t('utilisateurs.fusion-confirmer', { identifiant: absorbe.habilisId })}
        description={t('utilisateurs.identites.sans-retour')}
        maxLength={20}
        autoComplete="off"
      />
    </PageForm>
  );
}

/** What differs between the two identities, before what cannot be undone (U18). */
function Ecarts({ apercu: { garde, absorbe } }: { apercu: ApercuIdentites }): ReactNode {
  const t = useText();
  const coteOf = (one: IdentiteStagiaire, title: string) => ({
    ...one,
    title,
    naissances: one.dateNaissance === null ? [] : [one.dateNaissance],
  });
  return (
    <EcartsDeFusion
      title={t('utilisateurs.identites.ecarts')}
      garde={coteOf(garde, t('utilisateurs.identites.garde'))}
      absorbe={coteOf(absorbe, t('utilisateurs.identites.absorbe'))}
    />
  );
}

/** The two side by side, then their merge, or what forbids it. */
function Comparison({ apercu, onMerged }: { apercu: ApercuIdentites; onMerged: () => unknown }): ReactNode {
  const t = useText();
  return (
    <>
      <Identites apercu={apercu} />
      <Columns split="1fr 1fr">
        <Certificats title={t('utilisateurs.identites.garde')} one={apercu.garde} />
        <Certificats title={t('utilisateurs.identites.absorbe')} one={apercu.absorbe} />
      </Columns>
      <Ecarts apercu={apercu} />
      {apercu.obstacle === null ? (
        <Confirmation
          key={`${apercu.garde.habilisId} ${apercu.absorbe.habilisId}`}
          apercu={apercu}
          onMerged={onMerged}
        />
      ) : (
        <Callout tone="danger" title={t('utilisateurs.identites.impossible')}>
          <Text>{problemText(apercu.obstacle)}</Text>
        </Callout>
      )}
    </>
  );
}

const typed = (value: string): string => value.trim().toUpperCase();

/** Merges two identities of one person, with their certificats (U18). */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const role = useAtomValue(currentRoleAtom);
  const [apercu, setApercu] = useState<ApercuIdentites | null>(null);
  const form = useForm({
    initial: { garde: '', absorbe: '' },
    draft: ({ garde, absorbe }) => ({ garde: typed(garde), absorbe: typed(absorbe) }),
    judge: (draft) =>
      (['garde', 'absorbe'] as const).flatMap((path) =>
        isHabilisId(draft[path]) ? [] : [{ path, title: 'utilisateur.identite-inconnue' }],
      ),
    send: (body) => call(utilisateur.identites, { body }),
    isPreview: () => true,
    onDone: (compared) => {
      setApercu(compared);
      focusSoon(COMPARED);
    },
  });
  if (role === null) return null;
  return (
    <Page
      header={
        <AreaHeader
          title={t('utilisateurs.identites.titre')}
          above={[{ label: t('utilisateurs.titre'), href: rolePath(role, 'utilisateurs') }]}
          description={t('utilisateurs.identites.aide')}
        />
      }
    >
      <Stack gap={36}>
        <PageForm
          title={t('utilisateurs.identites.comparer')}
          submitLabel={t('utilisateurs.identites.comparer')}
          form={form}
          isGuarded={false}
        >
          {(['garde', 'absorbe'] as const).map((name) => (
            <TextField
              key={name}
              {...form.field(name)}
              name={name}
              label={t(`utilisateurs.identites.${name}`)}
              description={t('utilisateurs.identites.identifiant-aide')}
              maxLength={20}
              autoComplete="off"
            />
          ))}
        </PageForm>
        {apercu !== null && <Comparison apercu={apercu} onMerged={() => navigate(rolePath(role, 'utilisateurs'))} />}
      </Stack>
    </Page>
  );
}
