import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { createFormatter } from './createFormatter.ts';

const format = createFormatter({
  'mails.commentaire': 'Commentaire',
  'mails.bonjour': parse('Bonjour {prenom} {nom},'),
});

test('a text is given with its values, whatever they hold', () => {
  expect(format('mails.commentaire')).toBe('Commentaire');
  expect(format('mails.bonjour', { prenom: '<b>{nom}', nom: 'd’Artagnan' })).toBe('Bonjour <b>{nom} d’Artagnan,');
});
test('a missing text shows its key', () => expect(format('mails.pied', { assistance: 'x' })).toBe('mails.pied'));

test('[DX941] a tag chooses the French word before a value, with a capital where a sentence begins', () => {
  const said = createFormatter({
    'compte.menu': parse('Compte <de>{nom}</de>'),
    'messages.de': parse('<De>{nom}</De>'),
    'admin.en-tant-que.question': parse('Agir en tant <que>{nom}</que> ?'),
    'workflow.presence.lit': parse('<La>{qui}</La> consulte ce dossier'),
    'entites.histoire.caisse-changee': parse(
      '{avant, select, aucune {Confiée à <la>{apres}</la>} other {<De>{avant}</De> à <la>{apres}</la>}}',
    ),
  });
  expect(['Paul', 'Alain', 'Cramif', 'Organisme national'].map((nom) => said('compte.menu', { nom }))).toEqual([
    'Compte de Paul',
    'Compte d’Alain',
    'Compte de la Cramif',
    'Compte de l’Organisme national',
  ]);
  expect(said('messages.de', { nom: 'Hélène Roy' })).toBe('D’Hélène Roy');
  expect(said('admin.en-tant-que.question', { nom: 'Émile' })).toBe('Agir en tant qu’Émile ?');
  expect(said('workflow.presence.lit', { qui: 'Carsat Nord-Est' })).toBe('La Carsat Nord-Est consulte ce dossier');
  expect(said('workflow.presence.lit', { qui: 'Luc Fontaine' })).toBe('Luc Fontaine consulte ce dossier');
  const moved = (avant: string) => said('entites.histoire.caisse-changee', { avant, apres: 'CGSS Guyane' });
  expect(moved('aucune')).toBe('Confiée à la CGSS Guyane');
  expect(moved('Carsat Bretagne')).toBe('De la Carsat Bretagne à la CGSS Guyane');
});
test('[DX941] what a tag surrounds is never read as a message', () =>
  expect(createFormatter({ 'compte.menu': parse('Compte <de>{nom}</de>') })('compte.menu', { nom: '<de>{x}' })).toBe(
    'Compte de <de>{x}',
  ));
