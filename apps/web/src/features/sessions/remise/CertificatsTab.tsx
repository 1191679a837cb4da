import type { CertificatARemettre, RemiseFaite } from '@habilis/api/certificat/remise';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { can } from '@habilis/domain/role/can';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Link } from '@habilis/ui/Link';
import { OutcomeCard } from '@habilis/ui/OutcomeCard';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { BadgeCheck } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { fieldId, focusField } from '../../../forms/fieldId.ts';
import { currentRoleAtom } from '../../../session/atoms.ts';
import { bilanOf } from '../bilanOf.ts';
import { nomDe } from '../nomDe.ts';
import type { SessionDocument } from '../sessionKind.ts';
import type { SessionTabContent } from '../sessionTabs.ts';
import { bandeauOf } from './bandeauOf.ts';
import { EnvoiParCourriel } from './EnvoiParCourriel.tsx';
import { adressePath, RemiseTable } from './RemiseTable.tsx';
import { Telechargement } from './Telechargement.tsx';
import { type OpenRemise, useRemise } from './useRemise.ts';

/** The path of what the closing gave, by which the page leads to it. */
export const CERTIFICATS = 'certificats';

type EcartesProps = {
  readonly done: RemiseFaite;
  readonly nameOf: (one: Pick<CertificatARemettre, 'stagiaireId'>) => string;
};

/** The certificats that were not sent, each with what had changed since the page showed it. */
function Ecartes({ done: { ecartes }, nameOf }: EcartesProps): ReactNode {
  const t = useText();
  return (
    <Callout told="announced" tone="warning" title={t('certificats.remise.ecartes', { nombre: ecartes.length })}>
      <Stack gap={4} as="ul">
        {ecartes.map((one) => (
          <li key={one.certificatId}>{t(`certificats.remise.ecart.${one.raison}`, { nom: nameOf(one) })}</li>
        ))}
      </Stack>
    </Callout>
  );
}

/** The next session, begun as this one was held. */
function Suivante({ session, role }: { session: SessionDocument; role: Role }): ReactNode {
  const t = useText();
  const { id, habilitation, animateurNomPrenom: nom } = session;
  if (!can(role.type, 'manage-sessions') && !can(role.type, 'manage-network-sessions')) return null;
  const href = `${rolePath(role, 'nouvelleSession')}?habilitation=${habilitation.id}&copie=${id}`;
  return (
    <Text>
      <Link href={href}>
        {nom === null ? t('certificats.remise.suivante-lieu') : t('certificats.remise.suivante', { nom })}
      </Link>
    </Text>
  );
}

/** Which addresses are being edited, and the way to the first of them. */
function useEdited() {
  const [edited, setEdited] = useState<ReadonlySet<number>>(new Set());
  return {
    edited,
    onEdit: (certificatId: number, isEdited: boolean) =>
      setEdited((before) => {
        const next = new Set(before);
        if (isEdited) next.add(certificatId);
        else next.delete(certificatId);
        return next;
      }),
    leadToEdited: (): boolean => {
      const [first] = edited;
      if (first !== undefined) focusField(adressePath(first));
      return first !== undefined;
    },
  };
}

type OutcomeProps = {
  readonly session: SessionDocument;
  readonly certificats: OpenRemise['certificats'];
  readonly envoi: Omit<ComponentProps<typeof EnvoiParCourriel>, 'certificats'>;
};

/** How many certificats there are, with the two ways to put them into the hands of their holders. */
function Outcome({ session, certificats, envoi }: OutcomeProps): ReactNode {
  const t = useText();
  const { stagiaires } = session;
  const valid = certificats?.filter(({ enVigueur }) => enVigueur) ?? null;
  const nombre = valid?.length ?? stagiaires.filter(({ certificatId }) => certificatId !== null).length;
  const prets = valid?.filter(({ pret }) => pret).length ?? nombre;
  if (nombre === 0) return null;
  return (
    <OutcomeCard
      icon={BadgeCheck}
      id={fieldId(CERTIFICATS)}
      title={t('certificats.remise.delivres', { nombre })}
      parts={[
        {
          title: t('certificats.remise.telecharger'),
          content: <Telechargement session={session} nombre={nombre} prets={prets} />,
        },
        {
          title: t('certificats.remise.courriel'),
          content: <EnvoiParCourriel certificats={valid ?? []} {...envoi} />,
        },
      ]}
    >
      {bandeauOf(t, stagiaires, valid)}
    </OutcomeCard>
  );
}

/** What a closed session gave: its certificats, to take on paper or to mail to their holders. */
export function CertificatsTab({ open }: SessionTabContent): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { demande: session } = open.state;
  const { stagiaires } = session;
  const { certificats, isUnreadable, read, changeAdresse, send } = useRemise(session.id ?? 0);
  const { edited, onEdit, leadToEdited } = useEdited();
  const [done, setDone] = useState<RemiseFaite | null>(null);
  if (role === null) return null;
  const nameOf = ({ stagiaireId }: Pick<CertificatARemettre, 'stagiaireId'>) =>
    stagiaires.filter(({ id }) => id === stagiaireId).map(nomDe)[0] ?? '';
  const onSent = (sent: RemiseFaite) => setDone(sent.ecartes.length > 0 ? sent : null);
  return (
    <Stack gap={28}>
      {done !== null && <Ecartes done={done} nameOf={nameOf} />}
      <Outcome session={session} certificats={certificats} envoi={{ nameOf, send, leadToEdited, onSent }} />
      {isUnreadable && certificats === null && (
        <Callout
          tone="warning"
          title={t('certificats.remise.illisible')}
          actions={<Button onPress={() => void read()}>{t('erreurs.page.reessayer')}</Button>}
        />
      )}
      <Section
        title={t('certificats.remise.stagiaires', { nombre: stagiaires.length })}
        action={<Text tone="subtle">{bilanOf(t, stagiaires)}</Text>}
      >
        <RemiseTable {...{ role, stagiaires, certificats, edited, onEdit, changeAdresse }} />
      </Section>
      <Suivante session={session} role={role} />
    </Stack>
  );
}
