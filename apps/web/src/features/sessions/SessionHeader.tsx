import type { Role } from '@habilis/api/role/Role';
import { rolePath } from '@habilis/api/page/rolePaths';
import { can } from '@habilis/domain/role/can';
import { useText } from '@habilis/i18n/TextProvider';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { FilDossier } from '../../fil/FilDossier.tsx';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { WithAcronyms } from '../../termes/WithAcronyms.tsx';
import { SessionBadge } from './SessionBadge.tsx';
import { longDates } from './sessionDates.ts';
import type { SessionDocument, SessionSaisie } from './sessionKind.ts';

type Props = {
  readonly session: SessionDocument;
  /** What is typed: the title follows it. */
  readonly saisie: SessionSaisie;
  readonly role: Role;
};

/** Where a session is held, as short as it goes. */
function lieuOf({ habilitation }: SessionDocument, saisie: SessionSaisie): string | null {
  const plateforme = habilitation.plateformesFixes.find(({ id }) => id === saisie.plateformeFixeId);
  const place = plateforme?.adresse.codePostalVille ?? saisie.lieuFormationCodePostalVille;
  if (saisie.lieuFormation === 'HF') return saisie.lieuFormationAdresse?.split('\n')[0] ?? null;
  const words = [place.codePostal, place.ville].filter((one) => one !== null && one !== '').join(' ');
  return words === '' ? null : words;
}

/** The niveau, days, place and state of a session. */
export function SessionHeader({ saisie, ...rest }: Props): ReactNode {
  // The title lays the page out again: deferred, it does not slow the field being typed in.
  return <Titled saisie={useDeferredValue(saisie)} {...rest} />;
}

const Titled = memo(function Titled({ session, saisie, role }: Props): ReactNode {
  const t = useText();
  const { numero, habilitation, etat, id, animateurNomPrenom } = session;
  const jours = longDates(t, saisie);
  const isOwn = role.type === 'G' || role.type === 'DM';
  const facts = [
    t(`sessions-certification.mode.${saisie.mode}`),
    lieuOf(session, saisie),
    animateurNomPrenom,
    isOwn ? null : habilitation.raisonSociale,
  ].filter((one) => one !== null);
  const title =
    jours === null
      ? t(id === null ? 'sessions-certification.nouvelle' : 'sessions-certification.sans-date')
      : t('sessions-certification.titre-session', { jours });
  return (
    <AreaHeader
      kind={t('sessions-certification.session')}
      numero={numero}
      title={title}
      titleEnd={numero === null ? undefined : <Identifier>{numero}</Identifier>}
      above={[{ label: t('sessions-certification.liste.titre'), href: rolePath(role, 'sessions') }]}
      here={numero ?? t('sessions-certification.nouvelle')}
      description={
        <Inline gap={12}>
          <span>
            <WithAcronyms text={[habilitation.dispositifNiveau.libelle, ...facts].join(' · ')} />
          </span>
          <SessionBadge etat={etat} />
          {can(role.type, 'read-habilitations') && (
            <Link href={rolePath(role, 'habilitation', habilitation.id)} isSmall>
              {t('sessions-certification.habilitation', { numero: habilitation.numero })}
            </Link>
          )}
          {id !== null && <FilDossier dossier="session-certification" id={id} />}
        </Inline>
      }
    />
  );
});
