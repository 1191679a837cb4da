import { expect, test } from 'vitest';
import { champOfHeading, isOpenHeading, wholeNameOrder } from './headings.ts';

test.each([
  ['NOM', 'nom'],
  ['Nom de famille', 'nom'],
  ['Nom (de naissance)', 'nom'],
  ['Nom du salarié', 'nom'],
  ['Noms des stagiaires', 'nom'],
  ['NOM_USAGE', 'nom'],
  ['Nom *', 'nom'],
  ['Prénom(s)', 'prenom'],
  ['PRÉNOMS', 'prenom'],
  ['Prénom du stagiaire', 'prenom'],
  ['1er prénom', 'prenom'],
  ['Prénom [usuel]', 'prenom'],
  ['Né(e) le', 'naissance'],
  ['Né(e)', 'naissance'],
  ['Date de naissance', 'naissance'],
  ['Date naiss.', 'naissance'],
  ['DATE NAISS', 'naissance'],
  ['Dt_naissance', 'naissance'],
  ['Date de nais.', 'naissance'],
  ['D.D.N.', 'naissance'],
  ['dateNaissance', 'naissance'],
  ['Date de naissance (jj/mm/aaaa)', 'naissance'],
  ['Date de naissance du salarié :', 'naissance'],
  ['N° Habilis', 'habilisId'],
  ['E-mail', 'courriel'],
  ['Adresse e-mail professionnelle', 'courriel'],
  ['Courriel (perso)', 'courriel'],
  ['First name', 'prenom'],
  ['Employee last name', 'nom'],
  ['Date of birth', 'naissance'],
  ['Groupe', 'classe'],
  ['Entreprise', null],
  ['Nom de l’entreprise', null],
  ['Nom du formateur', null],
  ['Mail du responsable', null],
  ['Date d’entrée', null],
  ['Date de naissance du conjoint', null],
  ['Lieu de naissance', null],
  ['', null],
])('the heading « %s » names %s', (heading, champ) => {
  expect(champOfHeading(heading)).toBe(champ);
});

test.each([
  ['Nom et prénom', 'nom'],
  ['Nom Prénom(s)', 'nom'],
  ['NOM - Prénom du salarié', 'nom'],
  ['Civilité Nom Prénom', 'nom'],
  ['Prénom Nom', 'prenom'],
  ['Nom complet', null],
  ['Salarié', null],
  ['Stagiaire(s)', null],
  ['Participants', null],
  ['Nom', undefined],
  ['Prénom', undefined],
  ['Liste des stagiaires', undefined],
  ['', undefined],
])('the heading « %s » tells whole names with %s first', (heading, order) => {
  expect(wholeNameOrder(heading)).toBe(order);
});

test('a heading leaves open what it does not tell, and says otherwise of anything else', () => {
  for (const open of ['', 'Le jour', 'Date', 'Joindre', 'Colonne 3', 'Adresse'])
    expect([open, isOpenHeading(open)]).toEqual([open, true]);
  for (const told of ['Date d’entrée', 'Visite médicale', 'Mail du manager', 'Fin de contrat', 'Poste'])
    expect([told, isOpenHeading(told)]).toEqual([told, false]);
});
