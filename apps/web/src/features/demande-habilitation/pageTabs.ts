import { DH_TABS } from '@habilis/domain/demande-habilitation/tabOfField';
import type { TabsProps } from '@habilis/ui/Tabs';

/** Tabs of the page, beside those of the form: what the examination adds. */
export const PAGE_TABS = [...DH_TABS, 'avis', 'complements'] as const;
export type PageTab = (typeof PAGE_TABS)[number];

/** A tab that the page has beside those of the form. */
export type FurtherTab = TabsProps['items'][number] & { readonly id: Extract<PageTab, 'avis' | 'complements'> };
