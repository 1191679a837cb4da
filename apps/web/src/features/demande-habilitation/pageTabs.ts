import { DH_TABS } from '@habilis/domain/demande-habilitation/tabOfField';
import type { TabsProps } from '@habilis/ui/Tabs';

/** All the tabs of the page: those of the form, then those of the examination. */
export const PAGE_TABS = [...DH_TABS, 'avis', 'complements'] as const;
export type PageTab = (typeof PAGE_TABS)[number];

/** A tab of the page that is not part of the form. */
export type FurtherTab = TabsProps['items'][number] & { readonly id: Extract<PageTab, 'avis' | 'complements'> };
