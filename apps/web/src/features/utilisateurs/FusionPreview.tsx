import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { ApercuFusion, Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { formatInstantDate } from '@habilis/i18n/format';
import { fusionFaults } from '@habilis/domain/utilisateur/fusionFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../session/call.ts';
import { problemText } from '../../messages/reportError.ts';
import { PageForm } from '../../forms/PageForm.tsx';
import { useForm } from '../../forms/useForm.ts';
import { DeuxCotes, type FaitDesDeux } from './DeuxCotes.tsx';
import { EcartsDeFusion } from './EcartsDeFusion.tsx';
import { EtatBadge } from './EtatBadge.tsx';
import { roleName } from './roleName.ts';

/** What is known of the two accounts, fact by fact, and how to keep the other one. */
function Comptes({
  apercu: { garde, absorbe },
  inverseHref,
}: {
  apercu: ApercuFusion;
  inverseHref: string;
}): ReactNode {
  const t = useText();
  const faits: readonly FaitDesDeux<Utilisateur>[] = [
    [t('utilisateurs.nom'), ({ prenom, nom }) => `${prenom} ${nom}`],
    [t('utilisateurs.identifiant'), ({ habilisId }) => <Identifier>{habilisId}</Identifier>],
    [t('utilisateurs.adresse'), ({ email }) => email],
    [t('utilisateurs.etat'), ({ etat }) => <EtatBadge etat={etat} />],
    [
      t('utilisateurs.roles'),
      ({ roles }) =>
        roles
          .filter(({ isEnCours }) => isEnCours)
          .map((role) => roleName(t, role))
          .join(' · ') || t('utilisateurs.aucun-role'),
    ],
    [
      t('utilisateurs.derniere-connexion'),
      ({ derniereConnexionLe: at }) => (at === null ? t('utilisateurs.jamais') : formatInstantDate(at)),
    ],
  ];
  return (
    <Section title={t('utilisateurs.fusion-comptes')}>
      <Stack gap={16}>
        <DeuxCotes
          caption={t('utilisateurs.fusion-comptes')}
          garde={{ nom: t('utilisateurs.fusion-garde'), one: garde }}
          absorbe={{ nom: t('utilisateurs.fusion-absorbe'), one: absorbe }}
          faits={faits}
        />
        <Inline gap={8}>
          <LinkButton href={inverseHref} icon={ArrowLeftRight} size="small">
            {t('utilisateurs.fusion-inverser')}
          </LinkButton>
        </Inline>
      </Stack>
    </Section>
  );
}

/** What differs between the two accounts (U17). */
function Ecarts({ apercu: { garde, absorbe, naissances } }: { apercu: ApercuFusion }): ReactNode {
  const t = useText();
  return (
    <EcartsDeFusion
      title={t('utilisateurs.fusion-ecarts')}
      garde={{ ...garde, title: t('utilisateurs.fusion-garde'), naissances: naissances.garde }}
      absorbe={{ ...absorbe, title: t('utilisateurs.fusion-absorbe'), naissances: naissances.absorbe }}
    />
  );
}

/** Asks to type a confirmation, because a merge cannot be undone. */
function Confirmation({ apercu, onMerged }: { apercu: ApercuFusion; onMerged: () => unknown }): ReactNode {
  const t = useText();
  const { revalidate } = useRevalidator();
  const { garde, absorbe } = apercu;
  const form = useForm({
    initial: { confirmation: '' },
    judge: ({ confirmation }) => fusionFaults(confirmation, absorbe.habilisId),
    send: async (typed) => {
      const named = { autreHabilisId: absorbe.habilisId, version: garde.version, autreVersion: absorbe.version };
      const params = { habilisId: garde.habilisId };
      try {
        await call(utilisateur.merge, { params, body: { ...named, ...typed } });
      } catch (error) {
        void revalidate();
        throw error;
      }
    },
    done: 'utilisateurs.fusionne',
    onDone: onMerged,
  });
  return (
    <PageForm
      title={t('utilisateurs.fusionner')}
      submitLabel={t('utilisateurs.fusion-bouton')}
      isDanger
      form={form}
      isGuarded={false}
    >
      <TextField
        {...form.field('confirmation')}
        name="confirmation"
        label={t('utilisateurs.fusion-confirmer', { identifiant: absorbe.habilisId })}
        description={t('utilisateurs.fusion-sans-retour')}
        maxLength={20}
        autoComplete="off"
      />
    </PageForm>
  );
}

/** What a merge keeps, moves and ends, then its confirmation. */
export function FusionPreview({
  apercu,
  inverseHref,
  onMerged,
}: {
  apercu: ApercuFusion;
  inverseHref: string;
  onMerged: () => unknown;
}): ReactNode {
  const t = useText();
  const { garde, absorbe, deplace, rolesEnDouble, perdSecondFacteur, obstacle } = apercu;
  const doubles = absorbe.roles.filter(({ id }) => rolesEnDouble.includes(id)).map((role) => roleName(t, role));
  return (
    <Stack gap={36}>
      <Comptes apercu={apercu} inverseHref={inverseHref} />
      {obstacle === null ? (
        <>
          <Section title={t('utilisateurs.fusion-effets')}>
            <Stack gap={8}>
              <Text>{t('utilisateurs.fusion-deplace', deplace)}</Text>
              <Text>{t('utilisateurs.fusion-noms', { garde: garde.habilisId, absorbe: absorbe.habilisId })}</Text>
              {perdSecondFacteur && (
                <Text>{t('utilisateurs.fusion-second-facteur', { absorbe: absorbe.habilisId })}</Text>
              )}
              {doubles.length > 0 && <Text>{t('utilisateurs.fusion-doubles', { roles: doubles.join(' · ') })}</Text>}
            </Stack>
          </Section>
          <Ecarts apercu={apercu} />
          <Confirmation apercu={apercu} onMerged={onMerged} />
        </>
      ) : (
        <Callout tone="danger" title={t('utilisateurs.fusion-impossible')}>
          <Text>{problemText(obstacle)}</Text>
        </Callout>
      )}
    </Stack>
  );
}
