import { Award, CreditCard, FileArchive } from 'lucide-react';

/** The ways in which certificats leave: one PDF of sheets, one of cards, a file for each. */
export const TIRAGES = [
  { key: 'a4', icon: Award, papier: 'A4', envoi: 'PDF' },
  { key: 'cartes', icon: CreditCard, papier: 'CR80', envoi: 'PDF' },
  { key: 'archive', icon: FileArchive, papier: 'A4', envoi: 'ZIP' },
] as const;
