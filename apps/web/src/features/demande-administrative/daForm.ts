import { QUESTIONS } from '@habilis/domain/demande-administrative/faultsToCome';
import { DA_TABS, type DaTab, tabOfField } from '@habilis/domain/demande-administrative/tabOfField';
import { fieldLabel } from '@habilis/i18n/fieldLabel';
import type { FormKind } from '../../demande/page/FormKind.ts';
import { fieldName } from './partLabel.ts';

/** The form of a demande administrative. */
export const daForm: FormKind<DaTab> = {
  tabs: DA_TABS,
  tabOf: tabOfField,
  nameOf: (t, tab) => t(`entites.onglet.${tab}`),
  fieldOf: fieldName,
  questions: QUESTIONS,
  labelOf: fieldLabel,
  elsewhere: () => ({ champ: 'autre', isMultiple: true }),
};
