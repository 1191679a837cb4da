import type { CertificatSummary } from '@habilis/api/certificat/Certificat';
import { certificat } from '@habilis/api/certificat/endpoints';
import { isRetire } from '@habilis/domain/certificat/statutCertificat';
import { can } from '@habilis/domain/role/can';
import { useText } from '@habilis/i18n/TextProvider';
import type { Selection } from '@habilis/ui/DataTable';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { ListPage } from '../../list/ListPages.tsx';
import { useDownload } from '../../list/useDownload.ts';
import { useChosenRows } from '../../list/useChosenRows.ts';
import type { AskedList } from '../../list/useList.ts';
import { TIRAGES } from '../../papier/TIRAGES.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import type { CertificatQuery } from './certificatQuery.ts';

const keyOf = ({ id }: CertificatSummary): string => String(id);

/** The certificats chosen in a list, which leave as one file; absent for roles that print none (C7). */
export function useTirage(
  list: ListPage<CertificatSummary>,
  asked: AskedList<CertificatQuery>,
): Selection<CertificatSummary> | undefined {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { chosen, selected, elsewhere, choose } = useChosenRows(list, asked, keyOf);
  const { take: takeAway } = useDownload();
  const [busy, setBusy] = useState<string | null>(null);
  if (role === null || !can(role.type, 'issue-certificats')) return undefined;
  const take = async ({ key, papier, envoi }: (typeof TIRAGES)[number]) => {
    // Pressed twice.
    if (busy !== null) return;
    setBusy(key);
    const ids = chosen.map(({ id }) => id);
    await takeAway(
      call(certificat.telecharger, { body: { ids, papier, envoi } }),
      `certificats.${envoi.toLowerCase()}`,
    );
    setBusy(null);
  };
  return {
    selected,
    onChange: choose,
    actions: TIRAGES.map((tirage) => ({
      id: tirage.key,
      label: t(`liste-certificats.tirage.${tirage.key}`),
      icon: tirage.icon,
      isBusy: busy === tirage.key,
      onPress: () => void take(tirage),
    })),
    allLabel: t('listes.groupe.tout-choisir'),
    rowLabel: ({ numero }) => t('listes.groupe.choisir', { numero }),
    countLabel: (nombre) => t('liste-certificats.tirage.choisis', { nombre, ailleurs: elsewhere }),
    clearLabel: t('listes.groupe.tout-deselectionner'),
    modeLabel: t('listes.groupe.choisir-plusieurs'),
    refusalOf: ({ statut, repris }) => {
      if (isRetire(statut)) return t('liste-certificats.tirage.revoque');
      return repris ? t('liste-certificats.tirage.repris') : undefined;
    },
  };
}
