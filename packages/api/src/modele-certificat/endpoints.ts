import * as z from 'zod/mini';
import { answerFile, answerJson, capability, endpoint, json, multipart } from '../endpoint.ts';
import { Id, PathId, Version } from '../wire/formats.ts';
import { ListQuery, listOf } from '../wire/List.ts';
import { filter } from '../wire/texts.ts';
import { ModeleCertificat, ModeleCertificatRef, ModeleCertificatWrite } from './ModeleCertificat.ts';

const ById = z.object({ id: PathId });
/** The version that was published last, although a draft follows it; without, the latest. */
const ofVersion = z.strictObject({ etat: z.optional(z.literal('PUBLIEE')) });
const Search = z.strictObject({
  ...ListQuery,
  tri: z._default(z.enum(['intitule', 'dispositifNiveau', 'dateDebutValidite']), 'intitule'),
  recherche: filter(),
  dispositifNiveauId: z.optional(Id),
});

/** The certificat models (W17). */
export const modeleCertificat = {
  search: endpoint({
    method: 'POST',
    path: '/modele-certificat/search',
    duringArret: 'lecture',
    summary: 'Chercher un modèle de certificat de stagiaire.',
    access: capability('list', 'edit-modeles-certificat'),
    body: json(Search),
    answer: answerJson(listOf(ModeleCertificat)),
  }),
  formateurs: endpoint({
    method: 'POST',
    path: '/modele-certificat/formateurs',
    duringArret: 'lecture',
    summary: 'Chercher un modèle de certificat de formateur.',
    access: capability('list', 'edit-modeles-certificat'),
    body: json(Search),
    answer: answerJson(listOf(ModeleCertificat)),
  }),
  create: endpoint({
    method: 'POST',
    path: '/modele-certificat/',
    summary: 'Créer un modèle de certificat.',
    access: capability('modele-certificat-body', 'edit-modeles-certificat'),
    body: multipart(ModeleCertificatWrite, 'fileUploads', { depot: 'modele' }),
    answer: answerJson(ModeleCertificat),
    problems: { 400: ['modele-certificat.pas-une-image'] },
  }),
  get: endpoint({
    method: 'GET',
    path: '/modele-certificat/:id',
    summary: 'Lire un modèle de certificat.',
    access: capability('modele-certificat', 'edit-modeles-certificat'),
    params: ById,
    query: ofVersion,
    answer: answerJson(ModeleCertificat),
  }),
  previsualiser: endpoint({
    method: 'GET',
    path: '/modele-certificat/previsualiser/:id',
    summary: 'Voir un modèle avec une personne d’exemple.',
    access: capability('modele-certificat', 'edit-modeles-certificat'),
    params: ById,
    query: ofVersion,
    answer: answerFile,
  }),
  forCriteria: endpoint({
    method: 'GET',
    path: '/modele-certificat/for-criteria/',
    summary: 'Lister les modèles pour un filtre.',
    access: capability('list', 'edit-modeles-certificat'),
    answer: answerJson(z.array(ModeleCertificatRef)),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/modele-certificat/update',
    summary: 'Modifier un modèle de certificat.',
    access: capability('modele-certificat-body', 'edit-modeles-certificat'),
    body: multipart(ModeleCertificatWrite, 'fileUploads', { depot: 'modele' }),
    answer: answerJson(ModeleCertificat),
    problems: { 400: ['modele-certificat.pas-une-image'], 409: ['modele-certificat.version-perimee'] },
  }),
  publier: endpoint({
    method: 'PUT',
    path: '/modele-certificat/:id/publier',
    summary: 'Publier le brouillon d’un modèle : les certificats à venir l’auront.',
    access: capability('modele-certificat', 'edit-modeles-certificat'),
    params: ById,
    body: json(z.object({ version: Version })),
    answer: answerJson(ModeleCertificat),
    problems: { 409: ['modele-certificat.version-perimee', 'modele-certificat.deja-publie'] },
  }),
};
