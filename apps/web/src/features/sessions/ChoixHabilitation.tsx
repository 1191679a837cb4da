import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import type { Address } from '@habilis/api/page/paths';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import type { Role } from '@habilis/api/role/Role';
import { can } from '@habilis/domain/role/can';
import { retraitCourt } from '@habilis/i18n/droitWords';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { DoorList } from '@habilis/ui/DoorList';
import { EmptyState } from '@habilis/ui/EmptyState';
import { ItemList } from '@habilis/ui/ItemList';
import { Page } from '@habilis/ui/Page';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { useAtomValue } from 'jotai';
import { Award, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { problemText } from '../../messages/reportError.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { niveauOf } from '../../etat/niveauOf.ts';
import { shortDates } from './sessionDates.ts';

type Props = {
  readonly habilitations: readonly HabilitationSummary[];
  /** Former sessions, the latest first. */
  readonly former: readonly SessionSummary[];
};

/** States in which some day may admit a session, unless the service tells why none does; the others never do. */
const OPEN: ReadonlySet<HabilitationSummary['etat']> = new Set(['ACTIVE', 'FUTURE', 'SUSPENDUE']);

const admits = ({ etat, refusSession }: HabilitationSummary) => OPEN.has(etat) && refusSession == null;

/** From when, or until when, it admits a session. */
function whenOf(t: Texts, { etat, dateDebut, droit }: HabilitationSummary): string {
  const withheld = retraitCourt(t, droit);
  if (withheld !== null) return t('sessions-certification.ouverture.suspendue', { quand: withheld });
  if (etat === 'FUTURE') return t('sessions-certification.ouverture.des', { date: formatDate(dateDebut) });
  const last = droit.sessions.at(-1)?.au ?? null;
  return last === null ? t('entites.annuaire.sans-fin') : t('habilitations.jusqu-au', { date: formatDate(last) });
}

/** Why it admits none. */
const refusOf = (t: Texts, { etat, refusSession }: HabilitationSummary): string =>
  OPEN.has(etat) && refusSession != null
    ? problemText(refusSession)
    : t(`sessions-certification.ouverture.refus.${etat === 'ROMPUE' ? 'ROMPUE' : 'TERMINEE'}`);

const hrefOf = (role: Role, id: number, copie?: number): string => {
  const page: Address = rolePath(role, 'nouvelleSession');
  return `${page}?habilitation=${id}${copie === undefined ? '' : `&copie=${copie}`}`;
};

/** The former sessions that a new one may copy. */
function Copies({ of, role }: { readonly of: readonly SessionSummary[]; readonly role: Role }): ReactNode {
  const t = useText();
  return (
    <Section title={t('sessions-certification.ouverture.copie')}>
      <DoorList
        items={of.map((one) => ({
          href: hrefOf(role, one.habilitationId, one.id),
          icon: Copy,
          title: niveauOf(t, one),
          description: [one.numero, shortDates(one), one.lieu, one.animateurNomPrenom]
            .filter((fact) => fact !== null)
            .join(' · '),
        }))}
      />
    </Section>
  );
}

/** Under which habilitation a session is opened, alone or as a copy of a former one; those that admit none say why. */
export function ChoixHabilitation({ habilitations, former }: Props): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  if (role === null) return null;
  const admitting = habilitations.filter(admits);
  const others = habilitations.filter((one) => !admits(one));
  const isOwn = role.type === 'G' || role.type === 'DM';
  const isNetwork = can(role.type, 'manage-network-sessions');
  const named = ({ numero, entite }: HabilitationSummary) => (isOwn ? numero : `${entite.raisonSociale} · ${numero}`);
  const copied = former.filter(({ habilitationId }) => admitting.some(({ id }) => id === habilitationId));
  const title = t('sessions-certification.ouvrir');
  return (
    <Page
      width="text"
      header={
        <AreaHeader
          title={title}
          description={copied.length === 0 ? undefined : t('sessions-certification.ouverture.aide')}
          above={[{ label: t('sessions-certification.liste.titre'), href: rolePath(role, 'sessions') }]}
        />
      }
    >
      <Stack gap={36}>
        {admitting.length === 0 ? (
          <EmptyState
            icon={Award}
            title={t('sessions-certification.ouverture.aucune')}
            description={t(`sessions-certification.ouverture.aucune-${isNetwork ? 'reseau' : 'aide'}`)}
          />
        ) : (
          <Section title={t('sessions-certification.ouverture.habilitation')}>
            <DoorList
              items={admitting.map((one) => ({
                href: hrefOf(role, one.id),
                icon: Award,
                title: one.dispositifNiveau.libelle,
                description: `${named(one)} · ${whenOf(t, one)}`,
              }))}
            />
          </Section>
        )}
        {copied.length > 0 && <Copies of={copied} role={role} />}
        {others.length > 0 && (
          <Section title={t('sessions-certification.ouverture.autres')}>
            <ItemList
              label={t('sessions-certification.ouverture.autres')}
              items={others.map((one) => ({
                key: String(one.id),
                icon: Award,
                title: one.dispositifNiveau.libelle,
                href: rolePath(role, 'habilitation', one.id),
                description: `${named(one)} · ${refusOf(t, one)}`,
              }))}
            />
          </Section>
        )}
      </Stack>
    </Page>
  );
}
