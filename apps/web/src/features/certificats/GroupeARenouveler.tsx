import type { Renouvellement } from '@habilis/api/certificat/Renouvellement';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { CheckboxGroup } from '@habilis/ui/CheckboxGroup';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { v4 as uuid } from 'uuid';
import { PageForm } from '../../forms/PageForm.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';

type Props = {
  readonly groupe: Renouvellement;
  /** The name of its choice, that of no other group of the page. */
  readonly name: string;
  /** Whether the page holds several entites. */
  readonly hasEntites: boolean;
  readonly role: Role;
};

/** The certificats of an entite and a niveau that end soon; those that are ticked come to one session. */
export function GroupeARenouveler({ groupe, name, hasEntites, role }: Props): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // One key for each choice: what is pressed twice opens one session.
  const [cleBrouillon] = useState(() => uuid());
  const { raisonSociale, libelleDispositifNiveau: niveau, nbStagiairesMax: max, habilitee, certificats } = groupe;
  const free = certificats.filter(({ dejaInscrit }) => !dejaInscrit);
  const form = useForm<Record<string, readonly string[]>, { readonly id: number | null }>({
    initial: { [name]: free.slice(0, max).map(({ id }) => String(id)) },
    judge: ({ [name]: chosen = [] }) => {
      if (chosen.length === 0) return [{ path: name, label: t('liste-certificats.renouveler.aucun'), title: '' }];
      if (chosen.length <= max) return [];
      return [{ path: name, label: t('liste-certificats.renouveler.trop', { max }), title: '' }];
    },
    send: ({ [name]: chosen = [] }) =>
      call(sessionCertification.preparerMac, { body: { cleBrouillon, certificatIds: chosen.map(Number) } }),
    done: 'liste-certificats.renouveler.fait',
    onDone: ({ id }) => (id === null ? undefined : navigate(rolePath(role, 'session', id, undefined))),
    // Who was put into a session meanwhile is told.
    onAnswered: () => void revalidate(),
  });
  const title = hasEntites ? t('liste-certificats.renouveler.groupe', { niveau, raisonSociale }) : niveau;
  const { value, onChange, ...field } = form.field(name);
  return (
    <Section title={title}>
      {habilitee ? (
        <PageForm
          title={title}
          form={form}
          submitLabel={t('liste-certificats.renouveler.preparer', { nombre: value.length })}
          isGuarded={false}
        >
          <CheckboxGroup
            {...field}
            label={t('liste-certificats.renouveler.qui', { total: certificats.length })}
            description={t('liste-certificats.renouveler.qui-aide', { max })}
            allLabel={t('liste-certificats.renouveler.tous')}
            options={certificats.map(({ id, nom, prenom, numero, dateFin, dejaInscrit }) => ({
              id: String(id),
              label: `${prenom} ${nom}`,
              description: dejaInscrit
                ? t('liste-certificats.renouveler.inscrit')
                : t('liste-certificats.renouveler.fin', { date: formatDate(dateFin), numero }),
              isDisabled: dejaInscrit,
            }))}
            value={value}
            onChange={onChange}
          />
        </PageForm>
      ) : (
        <Text tone="subtle">{t('liste-certificats.renouveler.sans-habilitation', { total: certificats.length })}</Text>
      )}
    </Section>
  );
}
