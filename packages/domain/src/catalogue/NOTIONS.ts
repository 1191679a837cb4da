import { NOTION_CERTIFICAT } from '../certificat/NOTION_CERTIFICAT.ts';
import { NOTION_COMPTE } from '../compte/NOTION_COMPTE.ts';
import { NOTION_DA } from '../demande-administrative/NOTION_DA.ts';
import { NOTION_DH } from '../demande-habilitation/NOTION_DH.ts';
import { NOTION_DEMANDE } from '../demande/NOTION_DEMANDE.ts';
import { NOTION_ENTITE } from '../entite/NOTION_ENTITE.ts';
import { NOTION_FIL } from '../fil/NOTION_FIL.ts';
import { NOTION_HABILITATION } from '../habilitation/NOTION_HABILITATION.ts';
import { NOTION_CONTENU } from '../message/NOTION_CONTENU.ts';
import { NOTION_SESSION } from '../session-certification/NOTION_SESSION.ts';
import { NOTION_SERVICE } from './NOTION_SERVICE.ts';

/** The notions that tell something of themselves, in the order in which events to be mailed of and families of acts are shown. */
export const NOTIONS = [
  NOTION_COMPTE,
  NOTION_DA,
  NOTION_DH,
  NOTION_DEMANDE,
  NOTION_HABILITATION,
  NOTION_SESSION,
  NOTION_CERTIFICAT,
  NOTION_ENTITE,
  NOTION_FIL,
  NOTION_CONTENU,
  NOTION_SERVICE,
] as const;
