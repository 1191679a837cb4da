import { rolePath } from '@habilis/api/page/rolePaths';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import type { Role } from '@habilis/api/role/Role';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { can } from '@habilis/domain/role/can';
import { renouvellementWords } from '@habilis/i18n/droitWords';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Link } from '@habilis/ui/Link';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { JoursDuRenouvellement } from '../../droit/JoursDuRenouvellement.tsx';
import { PartPriseNotice } from '../../droit/PartPriseNotice.tsx';
import { RetraitNotice } from '../../droit/RetraitNotice.tsx';

/** The demande that follows from this habilitation, or what replaced it. */
function Suite({ one, role }: { one: Habilitation; role: Role }): ReactNode {
  const t = useText();
  const { demandeEnCours: demande, suivante, droit } = one;
  const renewal = renouvellementWords(t, droit, isDemandeur(role.type));
  const { etat } = droit.renouvellement ?? {};
  const isLate = etat === 'tard' || etat === 'depose-tard' || etat === 'refuse';
  return (
    <>
      {suivante !== null && (
        <Callout tone="success" title={t('habilitations.avis-renouvelee')}>
          <Text>
            <Link href={rolePath(role, 'habilitation', suivante.id)}>
              {t('habilitations.ouvrir-numero', { numero: suivante.numero })}
            </Link>
          </Text>
        </Callout>
      )}
      {demande !== null && (
        <Callout
          tone={demande.mode === 'REN' && isLate ? 'warning' : 'info'}
          title={t(`habilitations.avis-demande.${demande.mode}`)}
        >
          {demande.mode === 'REN' && renewal !== null && <Text>{renewal}</Text>}
          <Text>
            <Link href={rolePath(role, 'demandeHabilitation', demande.id)}>
              {demande.numero === null
                ? t('habilitations.reprendre-brouillon')
                : t('habilitations.ouvrir-demande', { numero: demande.numero })}
            </Link>
          </Text>
        </Callout>
      )}
      {renewal !== null && demande?.mode !== 'REN' && (
        <Callout tone={isLate ? 'warning' : 'info'} title={t('droits.titre.renouvellement', { numero: one.numero })}>
          <Text>{renewal}</Text>
          <JoursDuRenouvellement droit={droit} />
        </Callout>
      )}
      {one.finSansSuite && (
        <Callout tone="info" title={t('droits.fin-decidee')}>
          <Text>{t('droits.fin-decidee-aide')}</Text>
        </Callout>
      )}
    </>
  );
}

/** What a reader must know first about a habilitation. */
export function HabilitationNotices({ one, role }: { one: Habilitation; role: Role }): ReactNode {
  const t = useText();
  const { rappel, reserve, dateReserve } = one;
  const asked = dateReserve === null ? '' : formatDate(dateReserve);
  return (
    <>
      <PartPriseNotice part={one.partPrise} />
      <RetraitNotice
        droit={one.droit}
        motif={one.motifSuspension}
        commentaire={one.commentaireSuspension}
        isOwn={can(role.type, 'manage-sessions')}
      />
      {rappel !== null && (
        <Callout tone="info" title={t('habilitations.rappel-avis', { date: formatDate(rappel.dateRappel) })}>
          {rappel.commentaire !== null && <Text>{rappel.commentaire}</Text>}
        </Callout>
      )}
      <Suite one={one} role={role} />
      {reserve !== null && (
        <Callout tone="warning" title={t('habilitations.avis-reserve', { date: asked })}>
          <Text>{reserve}</Text>
        </Callout>
      )}
    </>
  );
}
