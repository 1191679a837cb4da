import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { ApercuFusion, Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Columns } from '@habilis/ui/Columns';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Form } from '@habilis/ui/Form';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { ArrowLeftRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../session/call.ts';
import { FormFaults } from '../../forms/FormFaults.tsx';
import { problemText } from '../../messages/reportError.ts';
import { useSending } from '../../forms/useSending.ts';
import { EtatBadge } from './EtatBadge.tsx';
import { roleName } from './roleName.ts';
import { tellDone } from '../../messages/tellDone.ts';

function Compte({ title, person }: { title: string; person: Utilisateur }): ReactNode {
  const t = useText();
  const roles = person.roles.filter(({ isEnCours }) => isEnCours).map((role) => roleName(t, role));
  const signedIn = person.derniereConnexionLe;
  return (
    <Section title={title}>
      <DescriptionList
        items={[
          { term: t('utilisateurs.nom'), description: `${person.prenom} ${person.nom}` },
          { term: t('utilisateurs.identifiant'), description: <Identifier>{person.habilisId}</Identifier> },
          { term: t('utilisateurs.adresse'), description: person.email },
          { term: t('utilisateurs.etat'), description: <EtatBadge etat={person.etat} /> },
          { term: t('utilisateurs.roles'), description: roles.join(' · ') || t('utilisateurs.aucun-role') },
          {
            term: t('utilisateurs.derniere-connexion'),
            description: signedIn === null ? t('utilisateurs.jamais') : formatInstantDate(signedIn),
          },
        ]}
      />
    </Section>
  );
}

/** The typed confirmation of what cannot be undone. */
function Confirmation({ apercu, onMerged }: { apercu: ApercuFusion; onMerged: () => void }): ReactNode {
  const t = useText();
  const { revalidate } = useRevalidator();
  const sending = useSending(['confirmation']);
  const [confirmation, setConfirmation] = useState('');
  const { garde, absorbe } = apercu;
  const merge = async () => {
    const isTyped = confirmation.trim().toUpperCase() === absorbe.habilisId;
    const known = isTyped ? [] : [{ path: 'confirmation', label: problemText('utilisateur.fusion-confirmation') }];
    const body = {
      autreHabilisId: absorbe.habilisId,
      version: garde.version,
      autreVersion: absorbe.version,
      confirmation,
    };
    const isDone = await sending.send(
      () => call(utilisateur.merge, { params: { habilisId: garde.habilisId }, body }),
      known,
    );
    if (!isDone) return void revalidate();
    tellDone('utilisateurs.fusionne');
    onMerged();
  };
  return (
    <>
      <FormFaults sending={sending} idOf={() => 'confirmation'} />
      <Form onSubmit={() => void merge()} aria-label={t('utilisateurs.fusionner')}>
        <Stack gap={16}>
          <TextField
            id="confirmation"
            name="confirmation"
            label={t('utilisateurs.fusion-confirmer', { identifiant: absorbe.habilisId })}
            description={t('utilisateurs.fusion-sans-retour')}
            value={confirmation}
            onChange={setConfirmation}
            maxLength={20}
            autoComplete="off"
            errorMessage={sending.faultOf('confirmation')}
          />
          <Inline gap={8}>
            <Button type="submit" variant="dangerFill" isBusy={sending.isBusy}>
              {t('utilisateurs.fusion-bouton')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </>
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
  onMerged: () => void;
}): ReactNode {
  const t = useText();
  const { garde, absorbe, deplace, rolesEnDouble, perdSecondFacteur, obstacle } = apercu;
  const doubles = absorbe.roles.filter(({ id }) => rolesEnDouble.includes(id)).map((role) => roleName(t, role));
  return (
    <Stack gap={36}>
      <Stack gap={16}>
        <Columns split="1fr 1fr">
          <Compte title={t('utilisateurs.fusion-garde')} person={garde} />
          <Compte title={t('utilisateurs.fusion-absorbe')} person={absorbe} />
        </Columns>
        <Inline gap={8}>
          <LinkButton href={inverseHref} icon={ArrowLeftRight} size="small">
            {t('utilisateurs.fusion-inverser')}
          </LinkButton>
        </Inline>
      </Stack>
      <Section title={t('utilisateurs.fusion-effets')}>
        <Stack gap={8}>
          <Text>{t('utilisateurs.fusion-deplace', deplace)}</Text>
          <Text>{t('utilisateurs.fusion-noms', { garde: garde.habilisId, absorbe: absorbe.habilisId })}</Text>
          {perdSecondFacteur && <Text>{t('utilisateurs.fusion-second-facteur', { absorbe: absorbe.habilisId })}</Text>}
          {doubles.length > 0 && <Text>{t('utilisateurs.fusion-doubles', { roles: doubles.join(' · ') })}</Text>}
        </Stack>
      </Section>
      {obstacle === null ? (
        <Confirmation apercu={apercu} onMerged={onMerged} />
      ) : (
        <Callout tone="danger" title={t('utilisateurs.fusion-impossible')}>
          <Text>{problemText(obstacle)}</Text>
        </Callout>
      )}
    </Stack>
  );
}
